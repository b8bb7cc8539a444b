import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Stepper.module.css';

export interface StepperProps {
  readonly step: number;
  readonly of: number;
  readonly onBack?: (() => void) | undefined;
  /** Content at the end of the line, such as a way to log out. */
  readonly aside?: ReactNode;
}

const numbers = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The current step of several, with a back button. */
export function Stepper({ step, of, onBack, aside }: StepperProps) {
  return (
    <div>
      <div className={styles.line}>
        {onBack && <IconButton label="Back" icon={<ChevronLeft aria-hidden />} onClick={onBack} />}
        <p className={styles.position}>
          Step {step} of {of}
        </p>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.bars} aria-hidden>
        {numbers(of).map((number) => (
          <span key={number} data-done={number <= step} />
        ))}
      </div>
    </div>
  );
}
