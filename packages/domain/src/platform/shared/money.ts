const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$7.99"; zero is "$0". */
export const dollars = (cents: number): string => (cents === 0 ? '$0' : usDollars.format(cents / 100));
