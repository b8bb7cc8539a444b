import type Stripe from 'stripe';
import { invalidRequest, notModelled } from '../failures.ts';
import { find, type StripeState } from '../state.ts';

type CreateParams = Stripe.Checkout.SessionCreateParams;
type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

/** The least that can be charged in US dollars. */
export const minimumCents = 50;

const only = (path: string, a: string, b: string) =>
  invalidRequest(`You must specify exactly one of \`${a}\` or \`${b}\`.`, `${path}[${a}]`);

interface Cost {
  readonly cents: number;
  readonly recurring: boolean;
}

function costOfData(
  { currency, product, product_data, unit_amount, ...data }: NonNullable<LineItem['price_data']>,
  path: string,
): Cost {
  if (currency !== 'usd') throw notModelled(`prices in ${currency}`);
  if ((product === undefined) === (product_data === undefined)) throw only(path, 'product', 'product_data');
  if (product !== undefined) throw notModelled('prices of stored products in line items');
  if (data.unit_amount_decimal !== undefined) throw notModelled('fractions of a cent');
  if (unit_amount === undefined) {
    const param = `${path}[unit_amount]`;
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  if (unit_amount < 0) {
    throw invalidRequest('Invalid non-negative integer', `${path}[unit_amount]`, 'parameter_invalid_integer');
  }
  return { cents: unit_amount, recurring: data.recurring !== undefined };
}

function costOf(state: StripeState, { price, price_data, quantity }: LineItem, path: string): Cost {
  if ((price === undefined) === (price_data === undefined)) throw only(path, 'price', 'price_data');
  if (quantity === undefined) {
    throw invalidRequest(`Quantity is required. Add \`quantity\` to \`${path}\``, path);
  }
  if (quantity < 1) throw invalidRequest('Quantity must be greater than 0', `${path}[quantity]`);
  if (price_data) {
    const { cents, recurring } = costOfData(price_data, `${path}[price_data]`);
    return { cents: cents * quantity, recurring };
  }
  const stored = find('price', state.prices, price ?? '', `${path}[price]`);
  return { cents: (stored.unit_amount ?? 0) * quantity, recurring: stored.type === 'recurring' };
}

/** What a session costs, if its lines are such as its mode takes. */
export function totalOf(state: StripeState, { mode, line_items = [] }: CreateParams): number {
  if (line_items.length === 0) {
    throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  const costs = line_items.map((item, n) => costOf(state, item, `line_items[${n}]`));
  const recurring = costs.some((cost) => cost.recurring);
  if (mode === 'payment' && recurring) {
    const message = 'You specified `payment` mode but passed a recurring price.';
    throw invalidRequest(message, 'mode');
  }
  if (mode === 'subscription' && !recurring) {
    const message = 'You must provide at least one recurring price in `subscription` mode.';
    throw invalidRequest(message, 'mode');
  }
  return costs.reduce((sum, { cents }) => sum + cents, 0);
}
