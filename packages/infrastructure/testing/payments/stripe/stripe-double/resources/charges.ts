import type Stripe from 'stripe';
import { invalidRequest, noSuch, notModelled } from '../failures.ts';
import type { Charge, Dispute, List, Refund } from '../objects.ts';
import { find, type StripeState } from '../state.ts';
import { pageOf } from './lists.ts';
import { textsOf } from './sellers.ts';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const unrefunded = ({ amount, amount_refunded }: Charge): number => amount - amount_refunded;

function disputesOf(state: StripeState, charge: string): Dispute[] {
  return [...state.disputes.values()].filter((dispute) => dispute.charge === charge);
}

/** The money is with the bank, or the bank has given it back. */
const isChargedBack = (state: StripeState, charge: string): boolean =>
  disputesOf(state, charge).some(({ status }) => status !== 'won');

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
  const cents = amount ?? unrefunded(charge);
  if (cents < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (cents > unrefunded(charge)) {
    const rest = `unrefunded amount on charge (${dollars(unrefunded(charge))})`;
    throw invalidRequest(`Refund amount (${dollars(cents)}) is greater than ${rest}`, 'amount');
  }
  const refund: Refund = {
    id: state.id('re'),
    object: 'refund',
    amount: cents,
    charge: id,
    created: state.seconds(),
    currency: charge.currency,
    metadata: textsOf(params.metadata),
    payment_intent: charge.payment_intent,
    status: 'succeeded',
  };
  state.refunds.set(refund.id, refund);
  charge.amount_refunded += cents;
  charge.refunded = unrefunded(charge) === 0;
  state.ledger.add({ kind: 'refund', from: 'platform', to: 'buyers', cents, id: refund.id, charge: id });
  state.emit('refund.created', refund);
  state.emit('charge.refunded', charge);
  return refund;
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

export function listDisputes(state: StripeState, params: Stripe.DisputeListParams): List<Dispute> {
  const { charge, payment_intent, created, ...page } = params;
  if (charge === undefined || payment_intent || created)
    throw notModelled('lists of disputes but by a charge');
  find('charge', state.charges, charge, 'charge');
  return pageOf(disputesOf(state, charge), page, '/v1/disputes');
}

/** The bank of the buyer has sent it back. */
export function failRefund(state: StripeState, id: string): void {
  const refund = find('refund', state.refunds, id);
  const charge = typeof refund.charge === 'string' ? state.charges.get(refund.charge) : undefined;
  if (!charge || refund.status !== 'succeeded') throw noSuch('refund', id);
  refund.status = 'failed';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  const { amount: cents } = refund;
  state.ledger.add({ kind: 'failed-refund', from: 'buyers', to: 'platform', cents, id, charge: charge.id });
  state.emit('refund.failed', refund);
}

export function openDispute(state: StripeState, chargeId: string): Dispute {
  const charge = find('charge', state.charges, chargeId);
  if (charge.refunded || isChargedBack(state, chargeId)) throw noSuch('charge to dispute', chargeId);
  const dispute: Dispute = {
    id: state.id('du'),
    object: 'dispute',
    amount: unrefunded(charge),
    charge: chargeId,
    created: state.seconds(),
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    status: 'needs_response',
  };
  state.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  const { id, amount: cents } = dispute;
  state.ledger.add({ kind: 'dispute', from: 'platform', to: 'buyers', cents, id, charge: chargeId });
  state.emit('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(state: StripeState, chargeId: string, outcome: 'won' | 'lost'): void {
  const dispute = disputesOf(state, chargeId).find(({ status }) => status === 'needs_response');
  if (!dispute) throw noSuch('dispute', chargeId);
  dispute.status = outcome;
  const { id, amount: cents } = dispute;
  if (outcome === 'won') {
    state.ledger.add({ kind: 'won-dispute', from: 'buyers', to: 'platform', cents, id, charge: chargeId });
  }
  state.emit('charge.dispute.closed', dispute);
}
