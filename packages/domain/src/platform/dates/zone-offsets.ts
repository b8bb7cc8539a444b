import { Temporal } from 'temporal-polyfill';
import { days } from '../shared/time.ts';

const span = days(7);

/** By time zone and number of the span since 1970; null for one in which the clocks change. */
const constantOffsets = new Map<string, Map<number, number | null>>();

const readOffset = (at: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;

function readConstantOffset(number: number, timeZone: string): number | null {
  const offset = readOffset(number * span, timeZone);
  return readOffset((number + 1) * span, timeZone) === offset ? offset : null;
}

/**
 * By how many milliseconds the clock is ahead of UTC at this instant. Temporal takes a tenth of a millisecond for it
 * and a member's calendar has thousands of times, so it is asked once for each week. No clock changes twice in one.
 */
export function offsetAt(at: number, timeZone: string): number {
  const number = Math.floor(at / span);
  const known = constantOffsets.get(timeZone) ?? new Map<number, number | null>();
  constantOffsets.set(timeZone, known);
  const remembered = known.get(number);
  const constant = remembered === undefined ? readConstantOffset(number, timeZone) : remembered;
  known.set(number, constant);
  return constant ?? readOffset(at, timeZone);
}
