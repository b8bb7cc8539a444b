import { addDays, atTime } from '../../platform/dates/calendar-date.ts';
import { instantOf, localTimeAt } from '../../platform/dates/zoned-time.ts';
import type { EventTime, TimedSpan } from './event-time.ts';

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
