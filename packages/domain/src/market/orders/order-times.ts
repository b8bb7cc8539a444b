import { days, later, minutes } from '../../platform/shared/time.ts';

/** How long a product is kept for its buyer. */
export const checkoutLasts = minutes(30);
/** The provider's page ends later by itself: it refuses less than 30 minutes, and its clock is another. */
export const checkoutPageLasts = minutes(60);

const releaseAfter = days(7);
const remindBuyerAfter = days(5);
const buyerMayCancelAfter = days(7);
const cancelAfter = days(14);

interface Paused {
  readonly pausedFor?: number;
}
interface ShippedTime extends Paused {
  readonly shippedAt: Date;
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

/** Orders that wait since before one of these times, and have not stood still since, are overdue. */
export const overdueSince = (now: Date) => ({
  reservedUntil: now,
  shippedAt: later(now, -releaseAfter),
  paidAt: later(now, -cancelAfter),
});
