import type { Cents } from '../../money/payments/fees.ts';
import type { Movement } from '../../money/payments/ledger.ts';
import { days, later } from '../../platform/shared/time.ts';

/** "2026-11"; months are those of UTC, like every time that is stored. */
export type Month = string;

export const monthOf = (at: Date): Month => at.toISOString().slice(0, 7);

function monthAfter(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number)));
}

export interface MonthOfEarnings {
  readonly month: Month;
  /** Sent to the seller. */
  readonly releasedCents: Cents;
  /** Taken back from the seller after a refund. */
  readonly reversedCents: Cents;
  /** Paid back to buyers. */
  readonly refundedCents: Cents;
}

const sumOf = (kind: Movement['kind'], movements: readonly Movement[]): Cents =>
  movements.reduce((sum, movement) => (movement.kind === kind ? sum + movement.cents : sum), 0);

/** One entry for each month from the first movement to the last, so that a chart has no gap. */
export function earningsByMonth(movements: readonly Movement[]): readonly MonthOfEarnings[] {
  const byMonth = Map.groupBy(movements, ({ at }) => monthOf(at));
  const [first, last] = [...byMonth.keys()].sort().filter((_, n, { length }) => n === 0 || n === length - 1);
  const months: MonthOfEarnings[] = [];
  if (first === undefined) return months;
  for (let month = first; month <= (last ?? first); month = monthAfter(month)) {
    const moved = byMonth.get(month) ?? [];
    months.push({
      month,
      releasedCents: sumOf('release', moved),
      reversedCents: sumOf('reversal', moved),
      refundedCents: sumOf('refund', moved),
    });
  }
  return months;
}

/** What was released to the seller on a day of UTC, "2026-11-22", without what was taken back on it. */
export interface DayOfEarnings {
  readonly day: string;
  readonly releasedCents: Cents;
}

const daysShown = 30;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** When the thirty days begin that end with this one. */
export const thirtyDaysUpTo = (now: Date): Date => new Date(dayOf(later(now, -days(daysShown - 1))));

/** One entry for each of the thirty days up to this one, also of those on which nothing has moved. */
export function earningsByDay(released: readonly DayOfEarnings[], now: Date): readonly DayOfEarnings[] {
  const known = new Map(released.map(({ day, releasedCents }) => [day, releasedCents]));
  return Array.from({ length: daysShown }, (_, n) => {
    const day = dayOf(later(thirtyDaysUpTo(now), days(n)));
    return { day, releasedCents: known.get(day) ?? 0 };
  });
}

export interface Earnings {
  /** What is in the seller's own account by now. */
  readonly availableCents: Cents;
  /** What the seller gets when everything that is held is released. */
  readonly heldCents: Cents;
  readonly refundedCents: Cents;
}

/** Adds all that has moved of the seller's sales, and what they are still to get of each. */
export const earningsOf = (movements: readonly Movement[], owed: readonly Cents[]): Earnings => ({
  availableCents: sumOf('release', movements) - sumOf('reversal', movements),
  heldCents: owed.reduce((total, cents) => total + cents, 0),
  refundedCents: sumOf('refund', movements),
});
