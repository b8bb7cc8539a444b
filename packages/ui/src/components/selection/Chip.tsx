import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export interface ChipProps {
  /** A radio button or a checkbox. */
  readonly kind?: 'one' | 'any' | undefined;
  readonly name?: string | undefined;
  readonly chosen: boolean;
  onChoose(chosen: boolean): void;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Shows short texts in a circle, such as days of the week. */
  readonly round?: boolean | undefined;
  /** Accessible name where only a short text is shown. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

export function Chip({
  kind = 'any',
  name,
  chosen,
  onChoose,
  disabled,
  invalid,
  icon,
  round = false,
  label,
  children,
}: ChipProps) {
  return (
    <label className={styles.chip} data-round={round}>
      <input
        type={kind === 'one' ? 'radio' : 'checkbox'}
        name={name}
        className={styles.input}
        checked={chosen}
        disabled={disabled}
        aria-label={label}
        aria-invalid={kind === 'any' && invalid ? true : undefined}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {icon}
      <span>{children}</span>
    </label>
  );
}
