import { DomainError, notFound } from '../../platform/shared/errors.ts';
import type { Id, MemberId, OrderId } from '../../platform/shared/ids.ts';
import { actionsOpenTo, enter, type Machine, requireAllowed } from '../../platform/shared/machine.ts';
import { days, later } from '../../platform/shared/time.ts';
import type { Cents } from '../payments/fees.ts';

export type DisputeId = Id<'dispute'>;

/** An inquiry takes no money; a warning comes before either, from the network of the card. */
export const disputeKinds = ['dispute', 'inquiry', 'warning'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

export const disputeStatuses = [
  'needs_evidence',
  'sending',
  'under_review',
  'won',
  'lost',
  'closed',
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export type DisputeRole = 'admin' | 'provider';

const open = ['needs_evidence', 'sending', 'under_review'] as const;
export const openDisputeStatuses: readonly DisputeStatus[] = open;
/** Banks take evidence once, so what happens from then on is not in it. */
export const answeredStatuses: readonly DisputeStatus[] = ['sending', 'under_review'];

export const disputeMachine = {
  sendEvidence: { from: ['needs_evidence'], by: ['admin'], to: 'sending' },
  /** An administrator has looked at a warning, and leaves the payment as it is. */
  dismiss: { from: ['needs_evidence'], by: ['admin'], to: 'closed' },

  takeEvidence: { from: ['needs_evidence', 'sending'], by: ['provider'], to: 'under_review' },
  refuseEvidence: { from: ['sending'], by: ['provider'], to: 'needs_evidence' },
  win: { from: open, by: ['provider'], to: 'won' },
  lose: { from: open, by: ['provider'], to: 'lost' },
  close: { from: open, by: ['provider'], to: 'closed' },
} as const satisfies Machine<DisputeStatus, DisputeRole>;
export type DisputeAction = keyof typeof disputeMachine;

/** Those that administrators have buttons for. */
export const adminDisputeActions = ['sendEvidence', 'dismiss'] as const satisfies readonly DisputeAction[];

/** The bank of whoever has paid looks into a payment, or may soon. */
export interface Dispute {
  readonly id: DisputeId;
  readonly provider: string;
  /** The payment provider's. */
  readonly providerId: string;
  readonly paymentId: string;
  /** What was paid: an order, or else the plan of a member, who may have left since. */
  readonly orderId: OrderId | null;
  readonly memberId: MemberId | null;
  /** Neither an order nor a plan of ours was paid with it, as far as we know. */
  readonly isUnknown: boolean;
  readonly kind: DisputeKind;
  readonly status: DisputeStatus;
  /** What the bank has taken; nothing by an inquiry or a warning. */
  readonly cents: Cents;
  readonly feeCents: Cents;
  /** What is asked for in another currency, such as "€45.00", of which nothing is in our books; null in ours. */
  readonly foreign: string | null;
  /** The bank's word for it. */
  readonly reason: string;
  readonly openedAt: Date;
  readonly evidenceDueBy: Date | null;
  readonly evidenceSentAt: Date | null;
  readonly closedAt: Date | null;
}

export const disputeNotFound = (): DomainError => notFound('We could not find this dispute.');

function refusalOf(
  action: DisputeAction,
  { kind, evidenceDueBy }: Dispute,
  at: Date,
): DomainError | undefined {
  if (action === 'dismiss' && kind !== 'warning') {
    return new DomainError('conflict', 'BANK_DECIDES', 'The bank decides about this.');
  }
  if (action !== 'sendEvidence') return undefined;
  if (kind === 'warning') {
    return new DomainError('conflict', 'NO_EVIDENCE_ASKED', 'Nobody has asked for evidence yet.');
  }
  return evidenceDueBy !== null && evidenceDueBy <= at
    ? new DomainError('conflict', 'TOO_LATE', 'The bank takes no evidence any more.')
    : undefined;
}

/** Whether the action may be taken now; throws if not. */
function requireDisputeAction(action: DisputeAction, dispute: Dispute, by: DisputeRole, at: Date): void {
  requireAllowed(disputeMachine, action, dispute, by);
  const refusal = refusalOf(action, dispute, at);
  if (refusal) throw refusal;
}

function enterDispute(
  action: DisputeAction,
  dispute: Dispute,
  by: DisputeRole,
  at: Date,
  changes: Partial<Dispute> = {},
): Dispute {
  requireDisputeAction(action, dispute, by, at);
  return enter(disputeMachine, action, dispute, by, () => ({ ...dispute, ...changes }));
}

export const sendEvidence = (dispute: Dispute, by: DisputeRole, at: Date): Dispute =>
  enterDispute('sendEvidence', dispute, by, at);

export const dismissWarning = (dispute: Dispute, by: DisputeRole, at: Date): Dispute =>
  enterDispute('dismiss', dispute, by, at, { closedAt: at });

export const takeEvidence = (dispute: Dispute, by: DisputeRole, at: Date): Dispute =>
  enterDispute('takeEvidence', dispute, by, at, { evidenceSentAt: dispute.evidenceSentAt ?? at });

export const refuseEvidence = (dispute: Dispute, by: DisputeRole, at: Date): Dispute =>
  enterDispute('refuseEvidence', dispute, by, at);

export const disputeActionsOpenTo = (dispute: Dispute, by: DisputeRole, at: Date): DisputeAction[] =>
  actionsOpenTo(disputeMachine, dispute.status, by).filter((action) => !refusalOf(action, dispute, at));

/** How a dispute stands by the provider's word. */
export interface ReportedDispute {
  readonly isInquiry: boolean;
  readonly outcome: 'open' | 'won' | 'lost' | 'closed';
  readonly cents: Cents;
  readonly feeCents: Cents;
  readonly evidenceDueBy: Date | null;
  readonly hasEvidence: boolean;
}

const ends = { won: 'win', lost: 'lose', closed: 'close' } as const;

/** The dispute as the provider has it by now; the same one where nothing is new. */
export function followDispute(dispute: Dispute, reported: ReportedDispute, at: Date): Dispute {
  if (!openDisputeStatuses.includes(dispute.status)) return dispute;
  const { outcome, feeCents, evidenceDueBy, hasEvidence } = reported;
  // An answer that was asked for earlier may come later.
  const cents = Math.max(dispute.cents, reported.cents);
  const kind = dispute.kind === 'inquiry' && !reported.isInquiry ? 'dispute' : dispute.kind;
  const isSame =
    kind === dispute.kind &&
    cents === dispute.cents &&
    feeCents === dispute.feeCents &&
    evidenceDueBy?.getTime() === dispute.evidenceDueBy?.getTime();
  // An inquiry that becomes a dispute asks for evidence once more.
  const asksAgain = kind !== dispute.kind && !hasEvidence && outcome === 'open';
  const known = isSame
    ? dispute
    : {
        ...dispute,
        ...(asksAgain ? { status: 'needs_evidence' as const, evidenceSentAt: null } : {}),
        kind,
        cents,
        feeCents,
        evidenceDueBy,
      };
  if (outcome !== 'open') return enterDispute(ends[outcome], known, 'provider', at, { closedAt: at });
  return hasEvidence && known.status !== 'under_review' ? takeEvidence(known, 'provider', at) : known;
}

/** Tells administrators that no evidence was sent yet, this long before the deadline. */
const remindBefore = [days(3), days(1)];

/** When to tell next; undefined where nobody waits for evidence. */
export function remindOfEvidenceAt({ status, evidenceDueBy }: Dispute, now: Date): Date | undefined {
  if (status !== 'needs_evidence' || evidenceDueBy === null) return undefined;
  return remindBefore.map((before) => later(evidenceDueBy, -before)).find((at) => at > now);
}
