import {
  type CalendarDate,
  dateOf,
  type LocalDateTime,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { useId } from 'react';
import { dayAndWeekday } from '../../../dates/calendar-formats.ts';
import styles from './DayStrip.module.css';
import { daysFrom } from './usual-times.ts';

interface DayStripProps {
  readonly now: LocalDateTime;
  /** The beginning; empty before a day is chosen. */
  readonly value: string;
  onChange(day: CalendarDate): void;
}

const shortWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** The seven days that follow, one tap each. */
export function DayStrip({ now, value, onChange }: DayStripProps) {
  const name = useId();
  return (
    <div className={styles.days} role="radiogroup" aria-label="Day">
      {daysFrom(now).map((day) => (
        <label key={day} className={styles.day}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={value !== '' && dateOf(value) === day}
            aria-label={dayAndWeekday(day)}
            onChange={() => onChange(day)}
          />
          <span className={styles.weekday}>{shortWeekday.format(new Date(`${day}T00:00Z`))}</span>
          <span className={styles.number}>{Number(day.slice(8))}</span>
        </label>
      ))}
    </div>
  );
}
