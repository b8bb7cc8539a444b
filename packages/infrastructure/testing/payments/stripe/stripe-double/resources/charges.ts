import { isRefundedSlowly } from '@nestmates/application/money/payments/sandbox-provider.ts';
import type Stripe from 'stripe';
import { invalidRequest, noSuch, notModelled } from '../failures.ts';
import type { Charge, List, Refund } from '../objects.ts';
import { find, type StripeState } from '../state.ts';
import { book } from './balance-transactions.ts';
import { cardOf } from './completed-checkouts.ts';
import { isChargedBack, resolveInquiry, undisputed, unrefunded } from './disputes.ts';
import { pageOf } from './lists.ts';
import { textsOf } from './sellers.ts';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export function createRefund(state: StripeState, params: Stripe.RefundCreateParams): Refund {
  const { charge: id, amount, reverse_transfer, refund_application_fee, payment_intent } = params;
  if (reverse_transfer || refund_application_fee || payment_intent) {
    throw notModelled('refunds that do more than refund a charge');
  }
  if (id === undefined)
    throw invalidRequest('One of the following params should be provided: charge', 'charge');
  const charge = find('charge', state.charges, id, 'charge');
  if (charge.refunded) {
    const message = `Charge ${id} has already been refunded.`;
    throw invalidRequest(message, undefined, 'charge_already_refunded');
  }
  if (isChargedBack(state, id)) {
    const message = `Charge ${id} has been charged back; cannot issue a refund.`;
    throw invalidRequest(message, undefined, 'charge_disputed');
  }
  const left = undisputed(state, charge);
  const cents = amount ?? left;
  if (cents < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (cents > left) {
    const rest = `unrefunded amount on charge (${dollars(left)})`;
    throw invalidRequest(`Refund amount (${dollars(cents)}) is greater than ${rest}`, 'amount');
  }
  const refund: Refund = {
    id: state.id('re'),
    object: 'refund',
    amount: cents,
    balance_transaction: null,
    charge: id,
    created: state.seconds(),
    currency: charge.currency,
    metadata: textsOf(params.metadata),
    payment_intent: charge.payment_intent,
    status: isRefundedSlowly(cardOf(charge)) ? 'pending' : 'succeeded',
  };
  refund.balance_transaction = book(state, {
    type: 'refund',
    reporting_category: 'refund',
    amount: -cents,
    source: refund.id,
  }).id;
  state.refunds.set(refund.id, refund);
  charge.amount_refunded += cents;
  charge.refunded = unrefunded(charge) === 0;
  state.ledger.add({ kind: 'refund', from: 'platform', to: 'buyers', cents, id: refund.id, charge: id });
  state.emit('refund.created', refund);
  state.emit('charge.refunded', charge);
  if (charge.refunded) resolveInquiry(state, id);
  return refund;
}

export function listCharges(state: StripeState, params: Stripe.ChargeListParams): List<Charge> {
  const { customer, created, payment_intent, transfer_group, ...page } = params;
  if (customer === undefined || created || payment_intent || transfer_group)
    throw notModelled('lists of charges but by a customer');
  const all = [...state.charges.values()].filter((charge) => charge.customer === customer);
  return pageOf(all, page, '/v1/charges');
}

export function listRefunds(state: StripeState, params: Stripe.RefundListParams): List<Refund> {
  const { charge, payment_intent, created, ...page } = params;
  if (payment_intent || created) throw notModelled('lists of refunds by anything but a charge');
  if (charge !== undefined) find('charge', state.charges, charge, 'charge');
  const all = [...state.refunds.values()];
  return pageOf(
    charge === undefined ? all : all.filter((refund) => refund.charge === charge),
    page,
    '/v1/refunds',
  );
}

/** The bank of the buyer has taken it after all. */
export function succeedRefund(state: StripeState, id: string): void {
  const refund = find('refund', state.refunds, id);
  if (refund.status !== 'pending') throw noSuch('refund', id);
  refund.status = 'succeeded';
  state.emit('refund.updated', refund);
}

/** The bank of the buyer has sent it back. */
export function failRefund(state: StripeState, id: string): void {
  const refund = find('refund', state.refunds, id);
  const charge = typeof refund.charge === 'string' ? state.charges.get(refund.charge) : undefined;
  if (!charge || refund.status === 'failed') throw noSuch('refund', id);
  refund.status = 'failed';
  book(state, {
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    amount: refund.amount,
    source: refund.id,
  });
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  const { amount: cents } = refund;
  state.ledger.add({ kind: 'failed-refund', from: 'buyers', to: 'platform', cents, id, charge: charge.id });
  state.emit('refund.failed', refund);
}
