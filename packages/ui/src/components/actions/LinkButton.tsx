import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { ButtonLookProps } from './Button.tsx';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className' | 'style'>, ButtonLookProps {
  readonly href: string;
}

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
    <a {...rest} className={styles.button} data-look={look} data-size={size} data-wide={wide}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </a>
  );
}
