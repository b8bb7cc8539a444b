import { type Cents, type Quote, totalOf } from '../../money/payments/fees.ts';
import { needsSecondLook, type PayoutCheck } from '../../money/payments/payout-check.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import type { MemberId, OrderId } from '../../platform/shared/ids.ts';
import { days, later } from '../../platform/shared/time.ts';

/** What administrators decide about the money of an order. */
export const moneyDecisions = [
  'refund',
  'refund-in-part',
  'confirm-return',
  'release',
  'resume',
  'payout',
  'unclaimed',
  'pay-unclaimed',
  'hand-over',
] as const;
export type MoneyDecision = (typeof moneyDecisions)[number];

/** What one administrator would do, and another confirms or refuses. */
export interface DecisionProposal {
  readonly id: number;
  readonly orderId: OrderId;
  readonly decision: MoneyDecision;
  readonly reason: string;
  /** Set for a refund in part, or with a return; null for what moves all that is there. */
  readonly cents: Cents | null;
  /** What was agreed to go back in part when it was proposed. */
  readonly agreedCents: Cents;
  /** Null for an operator at the command line. */
  readonly proposedBy: MemberId | null;
  readonly proposedAt: Date;
}

/** A proposal that nobody has answered ends then. */
const proposalLasts = days(7);

export const proposalEndsAt = ({ proposedAt }: Pick<DecisionProposal, 'proposedAt'>): Date =>
  later(proposedAt, proposalLasts);

/** What was proposed before has ended by now. */
export const openProposalsSince = (now: Date): Date => later(now, -proposalLasts);

/** One administrator alone moves nothing above this amount, and nothing that needs a second look. */
export const needsTwoAdministrators = (
  cost: Quote,
  check: Pick<PayoutCheck, 'reasons'> | null,
  above: Cents,
): boolean => totalOf(cost) > above || needsSecondLook(check);

/** The second one is another one: two operators at the command line cannot be told apart. */
export function requireSecondAdministrator(
  { proposedBy }: Pick<DecisionProposal, 'proposedBy'>,
  by: MemberId | null,
): void {
  if (proposedBy !== by) return;
  throw new DomainError('forbidden', 'OWN_PROPOSAL', 'You have proposed it, so somebody else has to answer.');
}

/** It was done or has changed by now, or somebody can be paid after all. */
export const nobodyUnpaid = (): DomainError =>
  new DomainError(
    'conflict',
    'NOBODY_UNPAID',
    'There is nothing that is due to a seller who has left and cannot be paid. Please look at it anew.',
  );

/** Nobody knows what becomes of the money until the payment provider has answered. */
export const moneyAsked = (): DomainError =>
  new DomainError(
    'conflict',
    'MONEY_ASKED',
    'The payment provider was asked to move money of this order and has not answered yet. Please try again later.',
  );

/** The second one confirms what the first one has seen: not what has become of it since. */
export function requireUnchangedSince({ agreedCents }: DecisionProposal, agreed: Cents): void {
  if (agreedCents !== agreed) throw proposalOutdated();
}

/** What waits from then on is what it was decided about. */
export function requireSameUnpaid(decided: Cents | null, unpaid: Cents): void {
  if (unpaid === 0 || decided !== unpaid) throw nobodyUnpaid();
}

const proposalOutdated = (): DomainError =>
  new DomainError(
    'conflict',
    'PROPOSAL_OUTDATED',
    'Another part was refunded since this was proposed. Please refuse it, and decide anew.',
  );

/** A payout that was proposed after one hold is not let go after another, of which the first administrator knew nothing. */
export function requireNotHeldSince(
  { decision, proposedAt }: DecisionProposal,
  { isHeld, notedAt }: { readonly isHeld: boolean; readonly notedAt: Date | undefined },
): void {
  if (decision !== 'payout' || !(isHeld || (notedAt && notedAt > proposedAt))) return;
  throw new DomainError(
    'conflict',
    'PROPOSAL_OUTDATED',
    'Her payouts were held again since this was proposed. Please refuse it, and look at it anew.',
  );
}

export const sharedWithProposer = (): DomainError =>
  new DomainError(
    'forbidden',
    'SHARED_DEVICE',
    'You share a device with the administrator who has proposed it, so somebody else has to answer.',
  );

export const proposalOpen = (): DomainError =>
  new DomainError(
    'conflict',
    'PROPOSAL_OPEN',
    'Another administrator has proposed a decision. Please confirm or refuse that first.',
  );

export const proposalGone = (): DomainError =>
  new DomainError('conflict', 'PROPOSAL_GONE', 'This proposal was answered already, or has ended.');
