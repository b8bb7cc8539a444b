import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonLook = 'main' | 'outline' | 'quiet' | 'yes' | 'danger' | 'text' | 'subdued';

export interface ButtonLookProps {
  readonly look?: ButtonLook | undefined;
  readonly size?: 'regular' | 'small' | undefined;
  /** Takes the whole width it is given. */
  readonly wide?: boolean | undefined;
  readonly icon?: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLookProps {
  /** Given at all, the button is from the start as wide as its wider label, so that nothing moves. */
  readonly pending?: boolean | undefined;
  readonly pendingLabel?: string | undefined;
  /** Her plan does not open it. It says so, and pressed it still tells why. */
  readonly locked?: boolean | undefined;
}

export function Button({
  look = 'main',
  size = 'regular',
  wide = false,
  icon,
  pending,
  pendingLabel,
  locked = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // aria-disabled and not disabled: a disabled button would drop the focus it was pressed with.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-look={look}
      data-size={size}
      data-wide={wide}
      data-locked={locked || undefined}
      aria-disabled={pending || locked || undefined}
      onClick={press}
    >
      <span className={styles.content} data-shown={!pending} aria-hidden={pending || undefined}>
        {icon}
        {children}
        {locked && <span className={styles.visuallyHidden}>, locked</span>}
      </span>
      {pending !== undefined && (
        <span className={styles.content} data-shown={pending} aria-hidden={!pending || undefined}>
          <span className={styles.pulse} />
          {pendingLabel ?? children}
        </span>
      )}
    </button>
  );
}
