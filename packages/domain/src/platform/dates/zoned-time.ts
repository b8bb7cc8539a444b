import { Temporal } from 'temporal-polyfill';
import { days } from '../shared/time.ts';
import type { LocalDateTime } from './calendar-date.ts';

const span = days(7);

/** Offsets by time zone and number of the span since 1970; null for one in which the clocks change. */
const constantOffsets = new Map<string, Map<number, number | null>>();

const readOffset = (at: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;

function readConstantOffset(number: number, timeZone: string): number | null {
  const offset = readOffset(number * span, timeZone);
  return readOffset((number + 1) * span, timeZone) === offset ? offset : null;
}

/**
 * Counts the milliseconds by which the clock is ahead of UTC at this instant. Temporal takes a tenth of a millisecond
 * for it and a member's calendar has thousands of times, so it is asked once for each week. No clock changes twice in
 * one.
 */
function offsetAt(at: number, timeZone: string): number {
  const number = Math.floor(at / span);
  const known = constantOffsets.get(timeZone) ?? new Map<number, number | null>();
  constantOffsets.set(timeZone, known);
  const remembered = known.get(number);
  const constant = remembered === undefined ? readConstantOffset(number, timeZone) : remembered;
  known.set(number, constant);
  return constant ?? readOffset(at, timeZone);
}

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
