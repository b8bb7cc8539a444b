import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export interface ChipProps {
  /** One of several that exclude each other is a radio, otherwise a checkbox. */
  readonly kind?: 'one' | 'any' | undefined;
  readonly name?: string | undefined;
  readonly chosen: boolean;
  onChoose(chosen: boolean): void;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Short words in a circle, such as the days of a week. */
  readonly round?: boolean | undefined;
  /** The full word where only a short one is shown. */
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
