const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$7.99"; zero is "$0". */
export const dollars = (cents: number): string => (cents === 0 ? '$0' : usDollars.format(cents / 100));

/** Of anything that members sell. */
export const priceLimits = {
  minCents: 100,
  /** What the provider takes of a payment that is paid back is lost, so no payment is larger than this. */
  maxCents: 500_000,
} as const;
