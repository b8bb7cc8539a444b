import type { Taxable } from '@nestmates/application/money/taxes/taxes.ts';

/**
 * Codes of Stripe's list of what is sold: tangible goods, services, and software used over the net by
 * persons.
 */
export const taxCodes: Readonly<Record<Taxable, string>> = {
  goods: 'txcd_99999999',
  service: 'txcd_20030000',
  plan: 'txcd_10103000',
};

/** The page asks for the address that Stripe needs. Without tax nothing is said about it. */
export const automaticTax = (tax: Taxable | undefined) => (tax ? { automatic_tax: { enabled: true } } : {});
