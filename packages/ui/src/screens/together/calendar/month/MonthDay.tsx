import { type CalendarDate, dayOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { dayInGrid } from '@nestmates/domain/together/calendar/agenda.ts';
import type { MouseEvent } from 'react';
import { dayAndWeekday } from '../../../../dates/calendar-formats.ts';
import type { useDateGrid } from '../../../../dates/use-date-grid.ts';
import { type CalendarEntry, entryKey } from '../entries/calendar-entry.ts';
import colors from '../entries/EntryColor.module.css';
import { timeOnDay } from '../entries/entry-text.ts';
import styles from './MonthDay.module.css';

export interface MonthDayEvents {
  /** Chooses the day. */
  onDay(date: CalendarDate): void;
  /** Leads to what stands on the day. */
  onShowDay(date: CalendarDate): void;
  onAdd(date: CalendarDate): void;
  onOpen(entry: CalendarEntry): void;
}

interface MonthDayProps extends MonthDayEvents {
  readonly date: CalendarDate;
  readonly entries: readonly CalendarEntry[];
  readonly dayProps: ReturnType<ReturnType<typeof useDateGrid>['dayProps']>;
}

const counted = (count: number) => (count === 1 ? '1 event' : `${count} events`);

/** A mouse can click the events, so a click beside them adds another; one by keyboard has no detail. */
const isBesideEvents = ({ detail }: MouseEvent) => detail > 0 && matchMedia('(min-width: 1100px)').matches;

/** A day of the month: on a phone it is one target, on a wide screen each event is another. */
export function MonthDay({ date, entries, dayProps, onDay, onShowDay, onAdd, onOpen }: MonthDayProps) {
  const { shown, more } = dayInGrid(entries, date);
  const count = shown.length + more;
  function press(event: MouseEvent) {
    onDay(date);
    if (count === 0 || isBesideEvents(event)) onAdd(date);
    else onShowDay(date);
  }
  return (
    <>
      <button {...dayProps} type="button" className={styles.day} onClick={press}>
        <span className={styles.visuallyHidden}>
          {count === 0 ? dayAndWeekday(date) : `${dayAndWeekday(date)}, ${counted(count)}`}
        </span>
        <span className={styles.number} aria-hidden="true">
          {dayOf(date)}
        </span>
        <span className={styles.dots} aria-hidden="true">
          {shown.map((entry) => (
            <span key={entryKey(entry)} className={`${styles.dot} ${colors[entry.type]}`} />
          ))}
          {more > 0 && <span className={styles.moreDots}>+{more}</span>}
        </span>
      </button>
      <div className={`${styles.entries} ${count === 1 ? styles.only : ''}`}>
        {shown.map((entry) => (
          <button
            key={entryKey(entry)}
            type="button"
            tabIndex={-1}
            className={`${styles.entry} ${colors[entry.type]}`}
            aria-label={`${entry.title}, ${timeOnDay(entry.time, date)}`}
            onClick={() => onOpen(entry)}
          >
            <span className={styles.title}>{entry.title}</span>
          </button>
        ))}
        {more > 0 && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.more}
            onClick={() => {
              onDay(date);
              onShowDay(date);
            }}
          >
            +{more} more
          </button>
        )}
      </div>
    </>
  );
}
