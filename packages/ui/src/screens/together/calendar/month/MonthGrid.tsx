import {
  addMonths,
  type CalendarDate,
  dateOf,
  type LocalDateTime,
  monthOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { monthGrid } from '@nestmates/domain/platform/dates/month-grid.ts';
import { monthTitle, weekdays } from '../../../../dates/calendar-formats.ts';
import { useDateGrid } from '../../../../dates/use-date-grid.ts';
import { useSwipe } from '../../../../gestures/use-swipe.ts';
import type { CalendarEntry } from '../entries/calendar-entry.ts';
import { MonthDay, type MonthDayEvents } from './MonthDay.tsx';
import styles from './MonthGrid.module.css';

export interface MonthGridProps extends MonthDayEvents {
  readonly now: LocalDateTime;
  /** The chosen day; its month is shown. */
  readonly day: CalendarDate;
  readonly entries: readonly CalendarEntry[];
}

/** A month as an ARIA grid. The chosen day moves with the keys; a swipe leads to the month before or after. */
export function MonthGrid({ now, day, entries, ...events }: MonthGridProps) {
  const { onDay } = events;
  const month = monthOf(day);
  const grid = useDateGrid({ focused: day, selected: day, today: dateOf(now), onMove: onDay });
  const swipe = useSwipe((direction) => onDay(addMonths(day, direction === 'left' ? 1 : -1)));
  return (
    <table {...grid.gridProps} {...swipe} className={styles.grid} aria-label={monthTitle(month)}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className={styles.weekday}>
              <span aria-hidden="true">
                {name.slice(0, 1)}
                <span className={styles.rest}>{name.slice(1, 3)}</span>
              </span>
              <span className={styles.visuallyHidden}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody key={month} className={styles.weeks}>
        {monthGrid(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td
                key={date}
                {...grid.cellProps(date)}
                className={styles.cell}
                data-outside={monthOf(date) !== month}
              >
                <MonthDay {...events} date={date} entries={entries} dayProps={grid.dayProps(date)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
