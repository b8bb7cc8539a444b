import { days, later, minutes } from '../../platform/shared/time.ts';

/** The payment provider can refuse a checkout that ends in exactly 30 minutes. */
export const checkoutLasts = minutes(31);

const releaseAfter = days(7);
const remindBuyerAfter = days(5);
const buyerMayCancelAfter = days(7);
const cancelAfter = days(14);

interface ShippedTime {
  readonly shippedAt: Date;
}
interface PaidTime {
  readonly paidAt: Date;
}

/** To the second: never before, and then at once. */
export const autoReleaseAt = ({ shippedAt }: ShippedTime): Date => later(shippedAt, releaseAfter);
export const releaseReminderAt = ({ shippedAt }: ShippedTime): Date => later(shippedAt, remindBuyerAfter);
/** Buyer and seller are reminded then that it was not shipped. */
export const buyerMayCancelAt = ({ paidAt }: PaidTime): Date => later(paidAt, buyerMayCancelAfter);
export const cancelUnshippedAt = ({ paidAt }: PaidTime): Date => later(paidAt, cancelAfter);

/** Orders that wait since before one of these times are overdue. */
export const overdueSince = (now: Date) => ({
  reservedUntil: now,
  shippedAt: later(now, -releaseAfter),
  paidAt: later(now, -cancelAfter),
});
