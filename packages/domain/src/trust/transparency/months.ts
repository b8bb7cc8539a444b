/** A small number says nothing about a single member. */
export const smallNumber = 5;

export type ShownNumber = number | 'fewer than 5';

export const shownNumber = (count: number): ShownNumber =>
  count > 0 && count < smallNumber ? 'fewer than 5' : count;

export type ShownTotal = ShownNumber | `at least ${number}`;

/**
 * The sum of numbers that are shown beside it. Where small ones are among them it says no more than they do, as the
 * exact sum would tell a small one by subtraction.
 */
export function shownTotal(parts: readonly number[]): ShownTotal {
  const small = parts.filter((part) => typeof shownNumber(part) === 'string').length;
  const told = parts.filter((part) => part >= smallNumber).reduce((sum, part) => sum + part, 0);
  if (small === 0) return told;
  return told === 0 && small === 1 ? shownNumber(1) : `at least ${told + small}`;
}

/** The month of a time, in UTC, as "2026-11". */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The first moment of a month, and of the next. */
export function spanOfMonth(month: string): { readonly from: Date; readonly until: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, until: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) };
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
