import type Stripe from 'stripe';
import { invalidRequest } from '../failures.ts';
import { find, type StripeState } from '../state.ts';

type CreateParams = Stripe.Checkout.SessionCreateParams;

/** Tax where the buyers of the double live: 8.25 %. */
export const taxOn = (cents: number): number => Math.round(cents * 0.0825);

/** What Stripe wants to know before it works out a tax. */
export function requireTaxable(
  state: StripeState,
  { automatic_tax, line_items = [], customer, customer_update }: CreateParams,
): void {
  if (!automatic_tax?.enabled) return;
  for (const [n, { price, price_data }] of line_items.entries()) {
    const behavior = price_data
      ? price_data.tax_behavior
      : find('price', state.prices, price ?? '').tax_behavior;
    if (behavior === 'exclusive') continue;
    const path = `line_items[${n}]`;
    throw invalidRequest(`The price in ${path} must have a tax_behavior of exclusive here`, path);
  }
  if (customer !== undefined && customer_update?.address !== 'auto') {
    throw invalidRequest(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      'customer_update[address]',
    );
  }
}
