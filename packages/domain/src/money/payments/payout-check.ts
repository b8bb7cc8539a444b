import { DomainError, invalid } from '../../platform/shared/errors.ts';

/** Why an administrator looks at a release before it is made. Only administrators read which. */
export const payoutCheckReasons = [
  'shared-device',
  'shared-card',
  'daily-amount',
  'daily-number',
  /** One administrator has lifted the hold of much, and another one lets it go. */
  'lifted',
] as const;
export type PayoutCheckReason = (typeof payoutCheckReasons)[number];

/** A release that waits, or has waited, for an administrator's look. */
export interface PayoutCheck {
  readonly reasons: readonly PayoutCheckReason[];
  readonly notedAt: Date;
  readonly approvedAt: Date | null;
}

/** What an administrator has looked at is not looked at again. */
export const waitsForLook = (
  check: Pick<PayoutCheck, 'approvedAt'> | undefined,
  found: readonly PayoutCheckReason[],
): boolean => (check ? check.approvedAt === null : found.length > 0);

/** Together it was more than one administrator moves, however little each is. */
export const needsSecondLook = (check: Pick<PayoutCheck, 'reasons'> | null): boolean =>
  check?.reasons.includes('lifted') ?? false;

export const noPayoutCheck = (): DomainError =>
  new DomainError('conflict', 'NO_PAYOUT_CHECK', 'Nothing of this order waits for a look.');

/** Nothing is released to a member while it lasts. */
export interface PayoutHold {
  readonly reason: string;
  readonly heldAt: Date;
}

export const payoutHoldRule = {
  noReason: 'Please say why, for the member to read',
  maxReason: 500,
  longReason: 'Please say it in at most 500 characters',
} as const;

export function requireHoldReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw invalid('text', payoutHoldRule.noReason);
  if (reason.length > payoutHoldRule.maxReason) throw invalid('text', payoutHoldRule.longReason);
  return reason;
}

export const payoutsHeldAlready = (): DomainError =>
  new DomainError('conflict', 'PAYOUTS_HELD', 'Her payouts are held already.');

export const payoutsNotHeld = (): DomainError =>
  new DomainError('conflict', 'PAYOUTS_NOT_HELD', 'Her payouts are not held.');
