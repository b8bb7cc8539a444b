import { days } from '../shared/time.ts';
import type { LocalDateTime } from './calendar-date.ts';
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
