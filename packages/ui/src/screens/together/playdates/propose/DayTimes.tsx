import { useId } from 'react';
import { FieldGroup } from '../../../../components/forms/Field.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { Chip } from '../../../../components/selection/Chip.tsx';
import { timeOfDay } from '../../../../dates/date-formats.ts';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import { shortDay, shortTime } from '../playdate-text.ts';
import styles from './DayTimes.module.css';

interface DayTimesProps extends FieldBinding<readonly string[]> {
  readonly label: string;
  /** Sorted. */
  readonly times: readonly string[];
}

/** The times of each day, by the member's clock. */
function byDay(times: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const days = new Map<string, readonly string[]>();
  for (const time of times) {
    const day = shortDay.format(new Date(time));
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days];
}

/** Any number of times can be chosen; a line for each day. */
export function DayTimes({ name, label, error, times, value, onChange }: DayTimesProps) {
  const id = useId();
  return (
    <FieldGroup id={id} name={name} label={label} error={error}>
      <div className={styles.days}>
        {byDay(times).map(([day, ofDay]) => (
          <div key={day} className={styles.day}>
            <span className={styles.date} aria-hidden>
              {day}
            </span>
            <Cluster gap={1}>
              {ofDay.map((time) => (
                <Chip
                  key={time}
                  kind="any"
                  name={name}
                  label={shortTime(time)}
                  chosen={value.includes(time)}
                  invalid={error !== undefined}
                  onChoose={(chosen) =>
                    onChange(chosen ? [...value, time] : value.filter((other) => other !== time))
                  }
                >
                  {timeOfDay.format(new Date(time))}
                </Chip>
              ))}
            </Cluster>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
