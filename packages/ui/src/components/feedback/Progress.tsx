import { Progress as Radix } from 'radix-ui';
import styles from './Progress.module.css';

export interface ProgressProps {
  readonly label: string;
  /** Hundredths done; left out while it cannot be known. */
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

/** Where one stands in a row of steps: the words are read, the bars are seen. */
export function StepProgress({ step, of }: { readonly step: number; readonly of: number }) {
  return (
    <div className={styles.steps}>
      <span className={styles.words}>
        Step {step} of {of}
      </span>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => index + 1).map((number) => (
          <span key={number} className={styles.step} data-done={number <= step} />
        ))}
      </span>
    </div>
  );
}
