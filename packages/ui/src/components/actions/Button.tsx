import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonLook =
  | 'main'
  | 'outline'
  | 'quiet'
  /** Not included in the member's plan: a tap says why. */
  | 'locked'
  | 'yes'
  | 'danger'
  | 'text'
  | 'subdued'
  | 'plate'
  | 'plate-quiet';

export interface ButtonLookProps {
  readonly look?: ButtonLook | undefined;
  readonly size?: 'regular' | 'small' | undefined;
  /** Fills the width of its container. */
  readonly wide?: boolean | undefined;
  readonly icon?: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLookProps {
  /**
   * When set, also to false, the button is as wide as the wider of its two labels, so that its width does not change.
   */
  readonly pending?: boolean | undefined;
  readonly pendingLabel?: string | undefined;
  /** Cannot be pressed for a while, but keeps the focus and shows no progress. */
  readonly resting?: boolean | undefined;
  /** Not included in the member's plan. Still clickable, so that the app can say why. */
  readonly locked?: boolean | undefined;
}

export function Button({
  look = 'main',
  size = 'regular',
  wide = false,
  icon,
  pending,
  pendingLabel,
  resting = false,
  locked = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // aria-disabled instead of disabled: a disabled button would lose the focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || resting) event.preventDefault();
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
      data-resting={resting || undefined}
      aria-disabled={pending || resting || locked || undefined}
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
