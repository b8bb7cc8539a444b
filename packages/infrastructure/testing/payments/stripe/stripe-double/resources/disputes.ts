import type Stripe from 'stripe';
import { invalidRequest, noSuch, notModelled } from '../failures.ts';
import type { Charge, Dispute, FraudWarning, List } from '../objects.ts';
import { find, type StripeState } from '../state.ts';
import { book, disputeFee } from './balance-transactions.ts';
import { pageOf } from './lists.ts';
import { textsOf } from './sellers.ts';

export const unrefunded = ({ amount, amount_refunded }: Charge): number => amount - amount_refunded;

/** What neither a refund nor a bank has given back. */
export const undisputed = (state: StripeState, charge: Charge): number =>
  disputesOf(state, charge.id)
    .filter(({ status, balance_transactions }) => status !== 'won' && balance_transactions.length === 1)
    .reduce((rest, { amount }) => rest - amount, unrefunded(charge));

function disputesOf(state: StripeState, charge: string): Dispute[] {
  return [...state.disputes.values()].filter((dispute) => dispute.charge === charge);
}

const closed: readonly string[] = ['won', 'lost', 'warning_closed'];

const openOf = (state: StripeState, charge: string): Dispute | undefined =>
  disputesOf(state, charge).find(({ status }) => !closed.includes(status));

const isInquiry = ({ status }: Dispute): boolean => status.startsWith('warning_');

/** The bank has taken something of it; what it only asks about can be refunded. */
export function isChargedBack(state: StripeState, charge: string): boolean {
  const open = openOf(state, charge);
  return open !== undefined && !isInquiry(open);
}

/** All has gone back, which resolves what the bank has asked. */
export function resolveInquiry(state: StripeState, charge: string): void {
  const open = openOf(state, charge);
  if (open && isInquiry(open)) end(state, open, 'warning_closed');
}

function end(state: StripeState, dispute: Dispute, status: Dispute['status']): void {
  dispute.status = status;
  state.emit('charge.dispute.closed', dispute);
}

export function listDisputes(state: StripeState, params: Stripe.DisputeListParams): List<Dispute> {
  const { charge, payment_intent, created, ...page } = params;
  if (charge === undefined || payment_intent || created)
    throw notModelled('lists of disputes but by a charge');
  find('charge', state.charges, charge, 'charge');
  return pageOf(disputesOf(state, charge), page, '/v1/disputes');
}

const maxEvidence = 150_000;

/** Sends evidence to the bank; it takes it once. */
export function updateDispute(
  state: StripeState,
  { evidence, submit = true, metadata, ...others }: Stripe.DisputeUpdateParams,
  id: string,
): Dispute {
  if (Object.keys(others).some((key) => key !== 'expand') || !submit) {
    throw notModelled('other changes of disputes than evidence that is sent at once');
  }
  const dispute = find('dispute', state.disputes, id);
  if (closed.includes(dispute.status)) throw invalidRequest('This dispute is already closed');
  const { evidence_details: details } = dispute;
  if (details.submission_count > 0) throw invalidRequest('Evidence has already been submitted');
  if (details.due_by !== null && details.due_by <= state.seconds()) {
    throw invalidRequest('The deadline for evidence has passed');
  }
  const texts = Object.values(evidence ?? {}).filter((text) => typeof text === 'string');
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > maxEvidence) throw invalidRequest(`Evidence is limited to ${maxEvidence} characters`);
  const file = evidence?.uncategorized_file;
  if (file) find('file', state.files, file, 'uncategorized_file');
  dispute.evidence = { ...evidence } as Dispute['evidence'];
  dispute.metadata = textsOf(metadata === '' ? undefined : metadata);
  dispute.evidence_details = { ...details, has_evidence: true, submission_count: 1 };
  dispute.status = dispute.status === 'warning_needs_response' ? 'warning_under_review' : 'under_review';
  state.emit('charge.dispute.updated', dispute);
  return dispute;
}

export function listFraudWarnings(
  state: StripeState,
  params: Stripe.Radar.EarlyFraudWarningListParams,
): List<FraudWarning> {
  const { charge, payment_intent, created, ...page } = params;
  if (charge === undefined || payment_intent || created)
    throw notModelled('lists of fraud warnings but by a charge');
  const { refunded } = find('charge', state.charges, charge, 'charge');
  const isSettled = refunded || disputesOf(state, charge).length > 0;
  const all = [...state.fraudWarnings.values()].filter((warning) => warning.charge === charge);
  const known = all.map((warning) => ({ ...warning, actionable: !isSettled }));
  return pageOf(known, page, '/v1/radar/early_fraud_warnings');
}

/** The network of the card thinks that it was fraud. */
export function warnOfFraud(state: StripeState, charge: string): void {
  find('charge', state.charges, charge);
  const warning: FraudWarning = {
    id: state.id('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge,
    created: state.seconds(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
  };
  state.fraudWarnings.set(warning.id, warning);
  state.emit('radar.early_fraud_warning.created', warning);
}

/**
 * Disputes that much, also of what was refunded, or else all that is left; a bank that only asks takes nothing. What it
 * has asked about, and takes later, is the same object.
 */
export function openDispute(state: StripeState, chargeId: string, cents?: number): Dispute {
  const charge = find('charge', state.charges, chargeId);
  const left = undisputed(state, charge);
  const whole = left > 0 ? left : charge.amount;
  const asksOnly = cents === 0;
  const amount = asksOnly ? whole : (cents ?? whole);
  const asked = openOf(state, chargeId);
  if ((asked && (asksOnly || !isInquiry(asked))) || amount < 1) throw noSuch('charge to dispute', chargeId);
  const id = asked?.id ?? state.id('du');
  const dispute: Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: asksOnly
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
    evidence: {},
    evidence_details: {
      due_by: state.seconds() + 14 * 24 * 60 * 60,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'product_not_received',
    status: asksOnly ? 'warning_needs_response' : 'needs_response',
  };
  state.disputes.set(id, dispute);
  charge.disputed = !asksOnly;
  if (!asksOnly) {
    state.ledger.add({
      kind: 'dispute',
      from: 'platform',
      to: 'buyers',
      cents: amount,
      id,
      charge: chargeId,
    });
  }
  state.emit(asked ? 'charge.dispute.updated' : 'charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(state: StripeState, chargeId: string, outcome: 'won' | 'lost' | 'closed'): void {
  const dispute = openOf(state, chargeId);
  if (!dispute) throw noSuch('dispute', chargeId);
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
  end(state, dispute, outcome === 'closed' || isInquiry(dispute) ? 'warning_closed' : outcome);
}
