import type { Cents } from './fees.ts';
import type { Balance, Movement } from './ledger.ts';

/** "2026-11"; months are those of UTC, like every time that is stored. */
export type Month = string;

export const monthOf = (at: Date): Month => at.toISOString().slice(0, 7);

function monthAfter(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number, 1)));
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

/** The money of one order of a seller. */
export interface OrderEarnings {
  readonly balance: Balance;
  /** What the seller gets of what is held. */
  readonly owedCents: Cents;
}

export interface Earnings {
  /** In the seller's own account by now. */
  readonly availableCents: Cents;
  /** What she gets when everything that is held is released. */
  readonly heldCents: Cents;
  readonly refundedCents: Cents;
}

export function earningsOf(orders: readonly OrderEarnings[]): Earnings {
  const sum = (amount: (order: OrderEarnings) => Cents): Cents =>
    orders.reduce((total, order) => total + amount(order), 0);
  return {
    availableCents: sum(({ balance }) => balance.released),
    heldCents: sum(({ owedCents }) => owedCents),
    refundedCents: sum(({ balance }) => balance.refunded),
  };
}
