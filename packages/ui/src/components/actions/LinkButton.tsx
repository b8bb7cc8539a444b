import styles from './Button.module.css';
import type { ButtonLookProps } from './Button.tsx';
import { Link, type LinkProps } from './Link.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style'>, ButtonLookProps {}

/** A link that looks like a button, so that it can be opened in a new tab. */
export function LinkButton({
  look = 'main',
  size = 'regular',
  wide = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={styles.button} data-look={look} data-size={size} data-wide={wide}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
