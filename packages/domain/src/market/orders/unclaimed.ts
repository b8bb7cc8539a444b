import type { Cents } from '../../money/payments/fees.ts';
import { DomainError } from '../../platform/shared/errors.ts';

/** No state takes what is unclaimed sooner; which one it is, and when it does, the bookkeeper knows. */
const handOverAfterYears = 3;

/** The day from which on what a seller who has left does not claim may be handed over. */
export function handOverFrom(markedAt: Date): Date {
  const from = new Date(markedAt);
  from.setUTCFullYear(from.getUTCFullYear() + handOverAfterYears);
  return from;
}

/** It was sent, has gone elsewhere, or has changed since it was decided about. */
export const nothingUnclaimed = (): DomainError =>
  new DomainError(
    'conflict',
    'NOTHING_UNCLAIMED',
    'What was unclaimed has changed, or something else of the order moves first. Please look at it anew.',
  );

export function requireSameUnclaimed(decided: Cents | null, unclaimed: Cents): void {
  if (unclaimed === 0 || decided !== unclaimed) throw nothingUnclaimed();
}

export const nobodyToPay = (): DomainError =>
  new DomainError(
    'conflict',
    'NOBODY_TO_PAY',
    'Nobody with the e-mail of the seller has a payment account that can be paid, or their payouts are held.',
  );

export const claimableStill = (): DomainError =>
  new DomainError(
    'conflict',
    'CLAIMABLE_STILL',
    'It can be handed over three years after it was marked as unclaimed, and only while the seller cannot be paid.',
  );
