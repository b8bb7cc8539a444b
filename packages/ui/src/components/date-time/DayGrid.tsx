import {
  type CalendarDate,
  dayOf,
  monthOf,
  type YearMonth,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { monthGrid } from '@nestmates/domain/platform/dates/month-grid.ts';
import { dayWithYear, monthTitle, weekdays } from '../../dates/calendar-formats.ts';
import { useDateGrid } from '../../dates/use-date-grid.ts';
import styles from './DayGrid.module.css';

export interface DayLimits {
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
}

export const isWithin = (date: CalendarDate, { min, max }: DayLimits): boolean =>
  (min === undefined || date >= min) && (max === undefined || date <= max);

interface DayGridProps extends DayLimits {
  readonly month: YearMonth;
  readonly today: CalendarDate;
  readonly selected: CalendarDate | undefined;
  /** Day within the month. */
  readonly focused: CalendarDate;
  onFocusDay(date: CalendarDate): void;
  onSelect(date: CalendarDate): void;
}

/** The days of a month to choose one, by arrows, Home, End, Page Up and Page Down too. */
export function DayGrid({ month, today, selected, focused, onFocusDay, onSelect, ...limits }: DayGridProps) {
  const { gridProps, cellProps, dayProps } = useDateGrid({ focused, selected, today, onMove: onFocusDay });
  return (
    <table {...gridProps} className={styles.grid} aria-label={monthTitle(month)}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className={styles.weekday}>
              <span aria-hidden="true">{name.slice(0, 1)}</span>
              <span className={styles.visuallyHidden}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} {...cellProps(date)} className={styles.cell}>
                {monthOf(date) === month && (
                  <button
                    {...dayProps(date)}
                    type="button"
                    className={styles.day}
                    aria-label={dayWithYear(date)}
                    aria-disabled={!isWithin(date, limits) || undefined}
                    onClick={() => isWithin(date, limits) && onSelect(date)}
                  >
                    {dayOf(date)}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
