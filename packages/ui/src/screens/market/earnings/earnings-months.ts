import type { EarningsView } from '@nestmates/application/market/earnings/contract.ts';

export type EarningsMonth = EarningsView['months'][number];

const [fewest, most] = [6, 12];

const nameFormat = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const dateOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** "Jun" */
export const shortMonth = (month: string): string => nameFormat.format(dateOf(month));
/** "June 2026" */
export const longMonth = (month: string): string => longFormat.format(dateOf(month));

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** So many months after another one, or before it. */
function monthAt(month: string, distance: number): string {
  const date = dateOf(month);
  date.setUTCMonth(date.getUTCMonth() + distance);
  return monthOf(date);
}

/** Those that the chart shows: up to this month, the last twelve at most, and at least six. */
export function chartMonths(months: readonly EarningsMonth[], now: Date): readonly EarningsMonth[] {
  const first = months[0]?.month;
  if (first === undefined) return [];
  const last = [monthOf(now), months.at(-1)?.month ?? ''].sort().at(-1) ?? '';
  const known = new Map(months.map((month) => [month.month, month]));
  const shown: EarningsMonth[] = [];
  for (let month = last; shown.length < most; month = monthAt(month, -1)) {
    if (month < first && shown.length >= fewest) break;
    shown.unshift(known.get(month) ?? { month, released: 0, reversed: 0, refunded: 0 });
  }
  return shown;
}

/** The smallest round amount that is not below any bar: 1, 2 or 5 and zeros. */
export function chartTop(months: readonly EarningsMonth[]): number {
  const highest = Math.max(100, ...months.flatMap(({ released, refunded }) => [released, refunded]));
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power;
}
