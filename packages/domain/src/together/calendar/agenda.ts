import { type CalendarDate, dateOf, type LocalDateTime } from '../../platform/dates/calendar-date.ts';
import { compareTimes, type EventTime, isOnDay } from './event-time.ts';

interface Timed {
  readonly time: EventTime;
}

/** How many events a day of the month grid shows, and how many the list of what is ahead. */
const shownPerDay = 3;
const shownUpcoming = 5;

/** What stands on a day, the earliest first. */
export const entriesOn = <Entry extends Timed>(
  entries: readonly Entry[],
  date: CalendarDate,
): readonly Entry[] =>
  entries.filter(({ time }) => isOnDay(time, date)).toSorted((a, b) => compareTimes(a.time, b.time));

export interface DayInGrid<Entry> {
  readonly shown: readonly Entry[];
  /** How many there are besides: "+2 more". */
  readonly more: number;
}

/** A day as the month grid shows it. */
export function dayInGrid<Entry extends Timed>(
  entries: readonly Entry[],
  date: CalendarDate,
): DayInGrid<Entry> {
  const all = entriesOn(entries, date);
  return { shown: all.slice(0, shownPerDay), more: Math.max(0, all.length - shownPerDay) };
}

/** What begins from now on, the soonest first; an event of the whole day counts until the day is over. */
export const upcomingEntries = <Entry extends Timed>(
  entries: readonly Entry[],
  now: LocalDateTime,
): readonly Entry[] =>
  entries
    .filter(({ time }) => (time.kind === 'all-day' ? time.end >= dateOf(now) : time.start >= now))
    .toSorted((a, b) => compareTimes(a.time, b.time))
    .slice(0, shownUpcoming);
