const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$7.99"; zero is "$0". */
export const dollars = (cents: number): string => (cents === 0 ? '$0' : usDollars.format(cents / 100));

/** "€45.00", "¥4,500": an amount in the smallest unit of a currency, which is not a hundredth of it everywhere. */
export function amountIn(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** decimals);
}

/** Dollars with at most two decimals, with or without a dollar sign and thousands separators. */
const dollarsAsTyped = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/;

/** The cents that were typed as dollars; undefined for anything else. */
export function typedCents(typed: string): number | undefined {
  const [matched, whole, decimals] = dollarsAsTyped.exec(typed.trim()) ?? [];
  if (matched === undefined || (whole === undefined && decimals === undefined)) return undefined;
  return Number((whole ?? '0').replaceAll(',', '')) * 100 + Number((decimals ?? '').padEnd(2, '0'));
}

/** Limits of anything that members sell. */
export const priceLimits = {
  minCents: 100,
  /** What the provider takes of a payment that is paid back is lost, so no payment is larger than this. */
  maxCents: 500_000,
} as const;
