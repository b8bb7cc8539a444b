import { days, later, minutes } from '../../platform/shared/time.ts';

/** How long a product is kept for its buyer. */
export const checkoutLasts = minutes(30);
/** The provider's page ends later by itself: it refuses less than 30 minutes, and its clock is another. */
export const checkoutPageLasts = minutes(60);

const releaseAfter = days(7);
const remindBuyerAfter = days(5);
const buyerMayCancelAfter = days(7);
const cancelAfter = days(14);
const sellerAnswersWithin = days(3);
const problemDecidedWithin = days(7);

interface Paused {
  readonly pausedFor?: number;
}
interface ShippedTime extends Paused {
  readonly shippedAt: Date;
}
interface ProblemTime {
  readonly problemAt: Date;
  readonly answeredAt: Date | null;
}
interface PaidTime extends Paused {
  readonly paidAt: Date;
}

/** To the second: never before, and then at once. */
export const autoReleaseAt = ({ shippedAt, pausedFor = 0 }: ShippedTime): Date =>
  later(shippedAt, releaseAfter + pausedFor);
export const releaseReminderAt = ({ shippedAt, pausedFor = 0 }: ShippedTime): Date =>
  later(shippedAt, remindBuyerAfter + pausedFor);
/** Buyer and seller are reminded then that it was not shipped. */
export const buyerMayCancelAt = ({ paidAt, pausedFor = 0 }: PaidTime): Date =>
  later(paidAt, buyerMayCancelAfter + pausedFor);
export const cancelUnshippedAt = ({ paidAt, pausedFor = 0 }: PaidTime): Date =>
  later(paidAt, cancelAfter + pausedFor);

/** The seller has three days to answer, and the two have seven to agree; then administrators decide. */
export const problemEscalatesAt = ({ problemAt, answeredAt }: ProblemTime): Date =>
  later(problemAt, answeredAt === null ? sellerAnswersWithin : problemDecidedWithin);

/** Orders that wait since before one of these times, and have not stood still since, are overdue. */
export const overdueSince = (now: Date) => ({
  reservedUntil: now,
  shippedAt: later(now, -releaseAfter),
  paidAt: later(now, -cancelAfter),
  unansweredSince: later(now, -sellerAnswersWithin),
  undecidedSince: later(now, -problemDecidedWithin),
});
