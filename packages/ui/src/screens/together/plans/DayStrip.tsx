import {
  type CalendarDate,
  dateOf,
  type LocalDateTime,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { dayAndWeekday } from '../../../dates/calendar-formats.ts';
import styles from './DayStrip.module.css';
import { daysOfWeek, freeOn, type LocalTime, weekWith } from './usual-times.ts';

/** Known of that very day, or of its weekday. */
export type FreeIs = 'free' | 'usually free';

interface DayStripProps {
  readonly now: LocalDateTime;
  /** The beginning; empty before a day is chosen. */
  readonly value: string;
  /** When both are free. */
  readonly free: readonly LocalTime[];
  readonly freeIs: FreeIs;
  onChange(day: CalendarDate): void;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** The seven days that follow, one tap each, and the weeks after them. */
export function DayStrip({ now, value, free, freeIs, onChange }: DayStripProps) {
  const name = useId();
  const ofValue = weekWith(now, value);
  const [shown, setShown] = useState({ week: ofValue, of: ofValue });
  // A time that is chosen elsewhere brings its week along.
  if (shown.of !== ofValue) setShown({ week: ofValue, of: ofValue });
  const { week } = shown;
  const days = daysOfWeek(now, week);
  const show = (next: number) => setShown({ ...shown, week: next });
  return (
    <div className={styles.strip}>
      <div className={styles.week}>
        <p aria-live="polite">
          {days
            .filter((_, nth) => nth === 0 || nth === days.length - 1)
            .map((day) => monthAndDay.format(new Date(`${day}T00:00Z`)))
            .join(' to ')}
        </p>
        <IconButton
          label="Week before"
          icon={<ChevronLeft aria-hidden />}
          disabled={week === 0}
          onClick={() => show(week - 1)}
        />
        <IconButton label="Week after" icon={<ChevronRight aria-hidden />} onClick={() => show(week + 1)} />
      </div>
      <div className={styles.days} role="radiogroup" aria-label="Day">
        {days.map((day) => {
          const isFree = freeOn(free, day) !== undefined;
          return (
            <label key={day} className={styles.day}>
              <input
                type="radio"
                name={name}
                className={styles.input}
                checked={value !== '' && dateOf(value) === day}
                aria-label={`${dayAndWeekday(day)}${isFree ? `, both ${freeIs}` : ''}`}
                onChange={() => onChange(day)}
              />
              <span className={styles.weekday}>{shortWeekday.format(new Date(`${day}T00:00Z`))}</span>
              <span className={styles.number}>{Number(day.slice(8))}</span>
              {isFree && <span className={styles.free} />}
            </label>
          );
        })}
      </div>
    </div>
  );
}
