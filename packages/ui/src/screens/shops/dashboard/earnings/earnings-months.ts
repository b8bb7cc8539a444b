import type { EarningsView } from '@nestmates/application/earnings/contract.ts';

export type EarningsMonth = EarningsView['months'][number];

const [fewest, most] = [6, 12];

const nameFormat = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const dateOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** "Jun" */
export const shortMonth = (month: string): string => nameFormat.format(dateOf(month));
/** "June 2026" */
export const longMonth = (month: string): string => longFormat.format(dateOf(month));

function monthBefore(month: string): string {
  const date = dateOf(month);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 7);
}

/** Those that the chart shows: the last twelve, and at least six, so that a bar says how much it is. */
export function chartMonths(months: readonly EarningsMonth[]): readonly EarningsMonth[] {
  const shown = months.slice(-most);
  while (shown[0] && shown.length < fewest) {
    shown.unshift({ month: monthBefore(shown[0].month), released: 0, reversed: 0, refunded: 0 });
  }
  return shown;
}

/** The smallest round amount that is not below any bar: 1, 2 or 5 and zeros. */
export function chartTop(months: readonly EarningsMonth[]): number {
  const highest = Math.max(100, ...months.flatMap(({ released, refunded }) => [released, refunded]));
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power;
}
