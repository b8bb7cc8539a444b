import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { ButtonLookProps } from './Button.tsx';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className' | 'style'>, ButtonLookProps {
  readonly href: string;
}

/** Looks like a button and leads somewhere, so it is a link: it opens in a new tab like any other. */
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
