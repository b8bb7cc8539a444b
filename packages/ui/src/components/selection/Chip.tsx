import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { Tick, type TickPlace } from './Tick.tsx';

export interface ChipProps {
  /** A radio button or a checkbox. */
  readonly kind?: 'one' | 'any' | undefined;
  readonly name?: string | undefined;
  readonly chosen: boolean;
  onChoose(chosen: boolean): void;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  /** A tick takes its place once the chip is chosen. */
  readonly icon?: ReactNode;
  /** Where the tick stands; without it, in the place of the icon, under a short text, or beside the words. */
  readonly tick?: TickPlace | undefined;
  /** Shows short texts in a circle, such as days of the week. */
  readonly round?: boolean | undefined;
  /** Accessible name where only a short text is shown. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Chosen, it carries a tick and is as wide as before, so that nothing moves under a thumb. */
export function Chip({
  kind = 'any',
  name,
  chosen,
  onChoose,
  disabled,
  invalid,
  icon,
  round = false,
  tick = icon ? 'in-place' : round ? 'below' : 'beside',
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
      {chosen ? <Tick place={tick} /> : icon}
      <span>{children}</span>
    </label>
  );
}
