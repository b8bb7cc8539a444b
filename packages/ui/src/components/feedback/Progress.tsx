import { Progress as Radix } from 'radix-ui';
import styles from './Progress.module.css';

export interface ProgressProps {
  readonly label: string;
  /** Share in percent; left out while unknown. */
  readonly value?: number;
  readonly tone?: 'berry' | 'moss';
}

export function Progress({ label, value, tone = 'berry' }: ProgressProps) {
  return (
    <Radix.Root className={styles.bar} value={value ?? null} aria-label={label} data-tone={tone}>
      <Radix.Indicator
        className={styles.done}
        data-known={value !== undefined}
        style={{ width: `${value ?? 30}%` }}
      />
    </Radix.Root>
  );
}
