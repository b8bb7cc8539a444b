import { addDays, type CalendarDate } from '../../platform/dates/calendar-date.ts';
import { type Instants, instantsIn, inTimeZone } from './event-instants.ts';
import { type EventSeries, type Occurrence, occurrencesOf } from './event-series.ts';
import { compareTimes, type EventTime, firstDay, lastDay } from './event-time.ts';

/** Both days included. */
export interface DateRange {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

const touches = (time: EventTime, { first, last }: DateRange): boolean =>
  firstDay(time) <= last && lastDay(time) >= first;

/** A clock elsewhere may show the day before or after. */
const nearby = ({ first, last }: DateRange): DateRange => ({
  first: addDays(first, -2),
  last: addDays(last, 2),
});

/** What stands on these days of the clock in `timeZone`, with the times of that clock, the earliest first. */
export function occurrencesIn(
  series: EventSeries,
  range: DateRange,
  timeZone: string,
): readonly Occurrence[] {
  return occurrencesOf(series)
    .filter(({ details }) => touches(details.time, nearby(range)))
    .map(({ on, details }) => ({ on, details: { ...details, time: inTimeZone(details.time, timeZone) } }))
    .filter(({ details }) => touches(details.time, range))
    .toSorted((a, b) => compareTimes(a.details.time, b.details.time));
}

/** All occurrences are within, whole days as those of the time zone: what a search by time is made with. */
export function boundsOf(series: EventSeries, timeZone: string): Instants {
  const all = occurrencesOf(series).map(({ details }) => instantsIn(details.time, timeZone));
  const starts = all.map(({ start }) => start.getTime());
  const ends = all.map(({ end }) => end.getTime());
  return { start: new Date(Math.min(...starts)), end: new Date(Math.max(...ends)) };
}
