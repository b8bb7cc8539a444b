import type { EventTime, TimedSpan } from '../../together/calendar/event-time.ts';
import { days } from '../shared/time.ts';
import { addDays, atTime, type LocalDateTime } from './calendar-date.ts';
import { offsetAt } from './zone-offsets.ts';

const asIfUtc = (local: LocalDateTime): number => Date.parse(`${local}Z`);

/** When the clock shows this time, the earliest first: never in the hour it skips, twice in the hour it repeats. */
function instantsShowing(local: LocalDateTime, timeZone: string): readonly number[] {
  const shown = asIfUtc(local);
  const offsets = new Set([shown - days(1), shown + days(1)].map((at) => offsetAt(at, timeZone)));
  return [...offsets].map((offset) => shown - offset).filter((at) => at + offsetAt(at, timeZone) === shown);
}

/**
 * A time that the clocks skip in spring is read as an hour later; of a time that comes twice in autumn the first is
 * meant.
 */
export function instantOf(local: LocalDateTime, timeZone: string): Date {
  const [first] = instantsShowing(local, timeZone);
  const shown = asIfUtc(local);
  return new Date(first ?? shown - offsetAt(shown - days(1), timeZone));
}

/** Whether the clock shows this time exactly once; not on the days when clocks change. */
export const isShownOnce = (local: LocalDateTime, timeZone: string): boolean =>
  instantsShowing(local, timeZone).length === 1;

/** What the clock shows there at this instant, to the minute. */
export const localTimeAt = (at: Date, timeZone: string): LocalDateTime =>
  new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(0, -8);

export interface Instants {
  readonly start: Date;
  readonly end: Date;
}

/** An event without an end ends when it begins. So does one whose end falls into the hour that clocks skip. */
export function instantsOf({ start, end, timeZone }: TimedSpan): Instants {
  const from = instantOf(start, timeZone);
  const until = end === null ? from : instantOf(end, timeZone);
  return { start: from, end: new Date(Math.max(from.getTime(), until.getTime())) };
}

/** The same event as the clock of this time zone shows it; whole days are the same days everywhere. */
export function inTimeZone(time: EventTime, timeZone: string): EventTime {
  if (time.kind === 'all-day') return time;
  const { start, end } = instantsOf(time);
  return {
    kind: 'timed',
    start: localTimeAt(start, timeZone),
    end: time.end && localTimeAt(end, timeZone),
    timeZone,
  };
}

/** Whole days last from midnight to midnight of this time zone. */
export function instantsIn(time: EventTime, timeZone: string): Instants {
  if (time.kind === 'timed') return instantsOf(time);
  return {
    start: instantOf(atTime(time.start, '00:00'), timeZone),
    end: instantOf(atTime(addDays(time.end, 1), '00:00'), timeZone),
  };
}
