import type Stripe from 'stripe';
import { invalidRequest, noSuch, notModelled } from '../failures.ts';
import type { Charge, Dispute, List, Refund } from '../objects.ts';
import { find, type StripeState } from '../state.ts';
import { book, disputeFee } from './balance-transactions.ts';
import { pageOf } from './lists.ts';
import { textsOf } from './sellers.ts';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const unrefunded = ({ amount, amount_refunded }: Charge): number => amount - amount_refunded;

/** What neither a refund nor a bank has given back. */
const undisputed = (state: StripeState, charge: Charge): number =>
  disputesOf(state, charge.id)
    .filter(({ status, balance_transactions }) => status !== 'won' && balance_transactions.length === 1)
    .reduce((rest, { amount }) => rest - amount, unrefunded(charge));

function disputesOf(state: StripeState, charge: string): Dispute[] {
  return [...state.disputes.values()].filter((dispute) => dispute.charge === charge);
}

const closed: readonly string[] = ['won', 'lost', 'warning_closed'];

/** The bank looks into it. */
const isChargedBack = (state: StripeState, charge: string): boolean =>
  disputesOf(state, charge).some(({ status }) => !closed.includes(status));

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
    status: 'succeeded',
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

/** About that much, or all that is left; a bank that only asks takes nothing. */
export function openDispute(state: StripeState, chargeId: string, cents?: number): Dispute {
  const charge = find('charge', state.charges, chargeId);
  const left = undisputed(state, charge);
  const isInquiry = cents === 0;
  const amount = isInquiry ? left : (cents ?? left);
  if (isChargedBack(state, chargeId) || amount < 1 || amount > left)
    throw noSuch('charge to dispute', chargeId);
  const id = state.id('du');
  const dispute: Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: isInquiry
      ? []
      : [
          book(state, {
            type: 'adjustment',
            reporting_category: 'dispute',
            amount: -amount,
            fee: disputeFee,
            source: id,
          }),
        ],
    charge: chargeId,
    created: state.seconds(),
    currency: charge.currency,
    evidence_details: { due_by: state.seconds() + 14 * 24 * 60 * 60, has_evidence: false },
    livemode: false,
    payment_intent: charge.payment_intent,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  state.disputes.set(id, dispute);
  charge.disputed = !isInquiry;
  if (!isInquiry) {
    state.ledger.add({
      kind: 'dispute',
      from: 'platform',
      to: 'buyers',
      cents: amount,
      id,
      charge: chargeId,
    });
  }
  state.emit('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(state: StripeState, chargeId: string, outcome: 'won' | 'lost' | 'closed'): void {
  const dispute = disputesOf(state, chargeId).find(({ status }) => !closed.includes(status));
  if (!dispute) throw noSuch('dispute', chargeId);
  dispute.status = outcome === 'closed' ? 'warning_closed' : outcome;
  const { id, amount: cents } = dispute;
  if (outcome !== 'lost' && dispute.balance_transactions.length > 0) {
    const back = {
      type: 'adjustment',
      reporting_category: 'dispute_reversal',
      amount: cents,
      source: id,
    } as const;
    dispute.balance_transactions.push(book(state, back));
    state.ledger.add({ kind: 'won-dispute', from: 'buyers', to: 'platform', cents, id, charge: chargeId });
  }
  state.emit('charge.dispute.closed', dispute);
}
