import { Button } from '../../../components/actions/Button.tsx';
import { localFormat } from '../../../dates/local-format.ts';
import styles from './SessionList.module.css';

export interface CalendarLinkRowProps {
  /** When it was made. */
  readonly createdAt: string;
  readonly pending: boolean;
  onSwitchOff(): void;
}

const day = localFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/** The secret link of the calendar among the devices: whoever has it reads without logging in. */
export function CalendarLinkRow({ createdAt, pending, onSwitchOff }: CalendarLinkRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span className={styles.name}>Calendar link</span>
        <span className={styles.date}>Made {day.format(new Date(createdAt))}</span>
      </span>
      <Button
        look="outline"
        size="small"
        aria-label={pending ? 'Switching off… calendar link' : 'Switch off calendar link'}
        pending={pending}
        pendingLabel="Switching off…"
        onClick={onSwitchOff}
      >
        Switch off
      </Button>
    </li>
  );
}
