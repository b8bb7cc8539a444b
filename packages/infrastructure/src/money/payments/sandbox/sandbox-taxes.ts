import type { Cents } from '@nestmates/domain/money/payments/fees.ts';

/** One rate for everything and everybody, rounded to the nearest cent. */
export const sandboxTax = (untaxed: Cents, basisPoints: number): Cents =>
  Math.floor((untaxed * basisPoints + 5000) / 10_000);

/** Shown on the page on which it is paid. */
export const taxLine = (cents: Cents) => (cents > 0 ? [{ says: 'Tax', cents }] : []);
