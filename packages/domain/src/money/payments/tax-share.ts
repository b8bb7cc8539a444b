import { type Cents, requireCents } from './fees.ts';

/** What was paid, and how much of it is tax. */
export interface TaxedPayment {
  readonly paidCents: Cents;
  readonly taxCents: Cents;
}

/**
 * How much tax is in the part of a payment that has gone back, rounded to the nearest cent. Each step takes the
 * difference to the step before, so the last one takes what is left, and all steps together the whole tax.
 */
export function taxIn({ paidCents, taxCents }: TaxedPayment, returned: Cents): Cents {
  const part = Math.min(Math.max(0, returned), paidCents);
  if (part === 0 || taxCents === 0) return 0;
  return Math.floor((2 * requireCents(taxCents) * part + paidCents) / (2 * paidCents));
}
