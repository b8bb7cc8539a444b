import { useId } from 'react';
import { Tick } from '../../../components/selection/Tick.tsx';
import { spanText } from '../../../dates/clock-span.ts';
import { longDay } from '../../../dates/date-formats.ts';
import { localFormat } from '../../../dates/local-format.ts';
import { type OfferedTime, timeOf } from './plan-time-text.ts';
import styles from './TimesToTake.module.css';

interface TimesToTakeProps {
  readonly times: readonly OfferedTime[];
  /** The beginning of the one that is chosen. */
  readonly value: string | undefined;
  onChange(date: string): void;
}

const dayText = localFormat({ weekday: 'long', month: 'short', day: 'numeric' });

/** The times that are offered, in the order in which they were asked for. One that has passed stays, struck out. */
export function TimesToTake({ times, value, onChange }: TimesToTakeProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Which time suits you?" className={styles.times}>
      {times.map((given) => {
        const [time, past] = [timeOf(given), given.passed];
        return (
          <label key={given.date} className={styles.time}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={given.date === value}
              disabled={past}
              aria-label={`${longDay.format(time.date)}, ${spanText(time)}${past ? ', has passed' : ''}`}
              onChange={() => onChange(given.date)}
            />
            {given.date === value && <Tick place="start" />}
            <span>{dayText.format(time.date)}</span>
            <span className={styles.span}>{spanText(time)}</span>
          </label>
        );
      })}
    </div>
  );
}
