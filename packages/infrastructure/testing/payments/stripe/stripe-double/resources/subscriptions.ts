import type Stripe from 'stripe';
import { invalidRequest, noSuch, notModelled } from '../failures.ts';
import type { Charge, List } from '../objects.ts';
import type { Price, Subscription } from '../plan-objects.ts';
import { find, type StripeState } from '../state.ts';
import { book, feeOf } from './balance-transactions.ts';
import { addInvoice } from './invoices.ts';
import { pageOf } from './lists.ts';
import { taxOn } from './taxes.ts';

const month = 30 * 24 * 60 * 60;

/** The first payment of a checkout in subscription mode. */
export function startSubscription(
  state: StripeState,
  {
    customer,
    price,
    metadata,
    automatic_tax,
  }: { customer: string; price: Price; metadata: Record<string, string> } & Pick<
    Subscription,
    'automatic_tax'
  >,
): Subscription {
  const id = state.id('sub');
  const now = state.seconds();
  const subscription: Subscription = {
    id,
    object: 'subscription',
    automatic_tax,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: now,
    currency: price.currency,
    customer,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: state.id('si'),
          object: 'subscription_item',
          current_period_end: now + month,
          current_period_start: now,
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
    metadata,
    status: 'active',
  };
  state.subscriptions.set(id, subscription);
  state.emit('customer.subscription.created', subscription);
  payPeriod(state, subscription);
  return subscription;
}

function payPeriod(state: StripeState, subscription: Subscription): void {
  const [item] = subscription.items.data;
  const untaxed = item?.price.unit_amount ?? 0;
  const tax = subscription.automatic_tax.enabled ? taxOn(untaxed) : 0;
  addInvoice(state, subscription, charge(state, String(subscription.customer), untaxed + tax), tax);
}

/** Charge of a customer, who has no order. */
function charge(state: StripeState, customer: string, amount: number): Charge {
  const id = state.id('ch');
  const intent = state.id('pi');
  const line = book(state, {
    type: 'charge',
    reporting_category: 'charge',
    amount,
    fee: feeOf(amount),
    source: id,
  });
  const paid: Charge = {
    id,
    object: 'charge',
    amount,
    amount_refunded: 0,
    balance_transaction: line.id,
    created: state.seconds(),
    currency: 'usd',
    customer,
    disputed: false,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: intent,
    payment_method_details: { type: 'card', card: { fingerprint: `fp_${state.id('card')}`, country: 'US' } },
    refunded: false,
    status: 'succeeded',
    transfer_group: null,
  };
  state.charges.set(id, paid);
  state.ledger.add({ kind: 'charge', from: 'buyers', to: 'platform', cents: amount, id, charge: id });
  state.emit('charge.succeeded', paid);
  return paid;
}

const changed = (state: StripeState, subscription: Subscription): void =>
  state.emit('customer.subscription.updated', subscription);

function requireLiving(state: StripeState, id: string): Subscription {
  const subscription = find('subscription', state.subscriptions, id);
  if (subscription.status === 'canceled') throw noSuch('subscription', id);
  return subscription;
}

export function updateSubscription(
  state: StripeState,
  { cancel_at_period_end, ...others }: Stripe.SubscriptionUpdateParams,
  id: string,
): Subscription {
  if (Object.keys(others).some((key) => key !== 'expand'))
    throw notModelled('other changes of subscriptions');
  const subscription = find('subscription', state.subscriptions, id);
  if (subscription.status === 'canceled') {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = cancel_at_period_end;
    subscription.cancel_at = cancel_at_period_end ? periodEndOf(subscription) : null;
    changed(state, subscription);
  }
  return subscription;
}

export function listSubscriptions(
  state: StripeState,
  { customer, status, limit, starting_after, ...rest }: Stripe.SubscriptionListParams,
): List<Subscription> {
  if (customer === undefined || status !== 'all' || Object.keys(rest).length > 0)
    throw notModelled('lists of subscriptions but all of a customer');
  if (!state.customers.has(customer)) throw noSuch('customer', customer, 'customer');
  const all = [...state.subscriptions.values()].filter((one) => one.customer === customer);
  const page = { ...(limit && { limit }), ...(starting_after && { starting_after }) };
  return pageOf(all, page, '/v1/subscriptions');
}

const periodEndOf = ({ items }: Subscription): number | null => items.data[0]?.current_period_end ?? null;

export function cancelSubscription(
  state: StripeState,
  params: Stripe.SubscriptionCancelParams,
  id: string,
): Subscription {
  if (Object.keys(params).length > 0) throw notModelled('other ways of cancelling');
  const subscription = requireLiving(state, id);
  subscription.status = 'canceled';
  subscription.canceled_at = state.seconds();
  subscription.ended_at = state.seconds();
  state.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** A renewal whose card is declined. */
export function missRenewal(state: StripeState, id: string): void {
  const subscription = requireLiving(state, id);
  subscription.status = 'past_due';
  addInvoice(state, subscription);
  changed(state, subscription);
}

export function payRenewal(state: StripeState, id: string): void {
  const subscription = requireLiving(state, id);
  subscription.status = 'active';
  payPeriod(state, subscription);
  changed(state, subscription);
}

/** Changes it as the billing portal does. */
export function changePrice(state: StripeState, id: string, price: Price): void {
  const subscription = requireLiving(state, id);
  for (const item of subscription.items.data) item.price = price;
  changed(state, subscription);
}

/** The portal sets the time and not the flag. */
export function endWithPeriod(state: StripeState, id: string): void {
  const subscription = requireLiving(state, id);
  subscription.cancel_at = periodEndOf(subscription);
  changed(state, subscription);
}
