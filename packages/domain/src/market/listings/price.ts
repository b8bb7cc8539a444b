import { type Cents, requireCents } from '../../money/payments/fees.ts';
import { invalid } from '../../platform/shared/errors.ts';
import { dollars, priceLimits, typedCents } from '../../platform/shared/money.ts';

export const priceRule = {
  missing: 'Price is required',
  wrong: 'Please enter a price in dollars and cents, such as 12.50',
  ...priceLimits,
  tooLow: 'Price must be at least $1.00',
  tooHigh: 'Price must be $5,000 or less',
} as const;

export type PriceProblem = (typeof priceRule)['missing' | 'wrong' | 'tooLow' | 'tooHigh'];

/** What is wrong with a price in cents, in the words shown to the member; undefined if nothing is. */
export function priceProblem(cents: number): PriceProblem | undefined {
  if (!Number.isSafeInteger(cents)) return priceRule.wrong;
  if (cents < priceRule.minCents) return priceRule.tooLow;
  if (cents > priceRule.maxCents) return priceRule.tooHigh;
  return undefined;
}

/** An operator may set a lower limit than the rule. */
export function requirePriceUpTo(maxCents: Cents, cents: Cents): void {
  if (cents > maxCents) throw invalid('price', `Price must be ${dollars(maxCents)} or less`);
}

/** The cents that were typed as dollars, or what is wrong with it: a form answers while somebody types. */
export function centsOf(typed: string): Cents | PriceProblem {
  if (typed.trim() === '') return priceRule.missing;
  const cents = typedCents(typed);
  if (cents === undefined) return priceRule.wrong;
  return priceProblem(cents) ?? requireCents(cents);
}

/** What stands in the field of a form for this price: "12.50". */
export const dollarsToType = (cents: Cents): string => (requireCents(cents) / 100).toFixed(2);
