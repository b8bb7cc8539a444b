/** A small number says nothing about a single member. */
export const smallNumber = 5;

export type ShownNumber = number | 'fewer than 5';

export const shownNumber = (count: number): ShownNumber =>
  count > 0 && count < smallNumber ? 'fewer than 5' : count;

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
