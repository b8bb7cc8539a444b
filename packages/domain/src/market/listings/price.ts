import { type Cents, requireCents } from '../../money/payments/fees.ts';
import { invalid } from '../../platform/shared/errors.ts';
import { dollars, priceLimits } from '../../platform/shared/money.ts';

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

/** Dollars with at most two decimals, with or without a dollar sign and thousands separators. */
const dollarsAsTyped = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/;

/** The cents that were typed as dollars, or what is wrong with it: a form answers while somebody types. */
export function centsOf(typed: string): Cents | PriceProblem {
  const text = typed.trim();
  if (text === '') return priceRule.missing;
  const [matched, dollars, decimals] = dollarsAsTyped.exec(text) ?? [];
  if (matched === undefined || (dollars === undefined && decimals === undefined)) return priceRule.wrong;
  const cents = Number((dollars ?? '0').replaceAll(',', '')) * 100 + Number((decimals ?? '').padEnd(2, '0'));
  return priceProblem(cents) ?? requireCents(cents);
}

/** What stands in the field of a form for this price: "12.50". */
export const dollarsToType = (cents: Cents): string => (requireCents(cents) / 100).toFixed(2);
