import {
  addDays,
  type CalendarDate,
  dateOf,
  daysBetween,
  type LocalDateTime,
  timeOf,
} from '../../platform/dates/calendar-date.ts';

/** Times on the clock of this time zone, so that nine o'clock stays nine o'clock when the clocks change. */
export interface TimedSpan {
  readonly kind: 'timed';
  readonly start: LocalDateTime;
  /** Null for an event of which only the beginning is known. */
  readonly end: LocalDateTime | null;
  /** An IANA name, such as "America/New_York". */
  readonly timeZone: string;
}

/** Whole days, the same in every time zone. */
export interface AllDaySpan {
  readonly kind: 'all-day';
  readonly start: CalendarDate;
  /** The last day, included. */
  readonly end: CalendarDate;
}

export type EventTime = TimedSpan | AllDaySpan;

export const firstDay = (time: EventTime): CalendarDate => dateOf(time.start);

/** An event that ends at midnight does not stand on the day that begins then. */
export function lastDay(time: EventTime): CalendarDate {
  if (time.kind === 'all-day') return time.end;
  const { start, end } = time;
  if (end === null || end <= start) return dateOf(start);
  return timeOf(end) === '00:00' ? addDays(dateOf(end), -1) : dateOf(end);
}

export const isOnDay = (time: EventTime, date: CalendarDate): boolean =>
  firstDay(time) <= date && date <= lastDay(time);

const shifted = (local: LocalDateTime, count: number): LocalDateTime =>
  `${addDays(dateOf(local), count)}${local.slice(10)}`;

/** The same times of day, beginning on another day. */
export function movedTo(time: EventTime, date: CalendarDate): EventTime {
  const count = daysBetween(firstDay(time), date);
  const start = shifted(time.start, count);
  if (time.kind === 'all-day') return { ...time, start, end: shifted(time.end, count) };
  return { ...time, start, end: time.end && shifted(time.end, count) };
}

/** Sorts by the beginning; of those that begin on a day, the events of the whole day come first. */
export const compareTimes = (a: EventTime, b: EventTime): number =>
  a.start < b.start ? -1 : Number(a.start > b.start);
