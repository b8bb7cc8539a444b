import type { CalendarDate } from '../../platform/dates/calendar-date.ts';
import { days, later, minutes } from '../../platform/shared/time.ts';
import { endOfServiceDay } from '../listings/service-date.ts';
import type { ItemReturn } from './item-return.ts';
import { lastMovedAt, type SentTracking, waitsForDelivery } from './parcel.ts';

/** How long a product is kept for its buyer. */
export const checkoutLasts = minutes(30);
/** The provider's page ends later by itself: it refuses less than 30 minutes, and its clock is another. */
export const checkoutPageLasts = minutes(60);

/** A refund may stay pending for long: after the daily looks there are so many as long again as its order is old. */
export const looksPerAge = 10;
/** A bank takes a refund within days; one that is pending for longer is stuck. */
export const refundStuckAfter = days(14);

/** Money that has been due for longer than this is stuck. */
export const moneyStuckAfter = minutes(5);

const releaseAfter = days(7);
const releaseAfterDelivery = days(3);
const remindBuyerBefore = days(2);
const stallsAfter = days(7);
const buyerMayCancelAfter = days(7);
const cancelAfter = days(14);
const sellerAnswersWithin = days(3);
const problemDecidedWithin = days(7);
const returnAnsweredWithin = days(3);
const returnSentWithin = days(7);
const returnConfirmedWithin = days(7);
const returnConfirmedAfterDelivery = days(3);
const remindOfReturnBefore = days(1);
/** A parcel has to be packed and brought away. */
const remindOfSendingBefore = days(2);
/** The two have so long at least to agree otherwise. */
const problemDecidedAfterReturn = days(3);

interface Paused {
  readonly pausedFor?: number;
}
interface ShippedTime extends Paused {
  readonly shippedAt: Date;
  readonly inquiryAt?: Date | null;
  readonly tracking?: SentTracking | null;
}
interface ProblemTime {
  readonly problemAt: Date;
  readonly answeredAt: Date | null;
  readonly itemReturn?: ItemReturn | null;
}
interface PaidTime extends Paused {
  readonly paidAt: Date;
  readonly serviceDate?: CalendarDate | null;
}

/**
 * Exact to the second: never before, and then at once. Undefined while it waits for a bank, or for a parcel
 * that has not arrived.
 */
export function autoReleaseAt(shipped: ShippedTime): Date | undefined {
  const { shippedAt, pausedFor = 0, tracking = null, inquiryAt = null } = shipped;
  if (inquiryAt !== null) return undefined;
  const parcel = waitsForDelivery(tracking) ? tracking?.parcel : undefined;
  if (parcel && parcel.state !== 'delivered') return undefined;
  const sinceSent = later(shippedAt, releaseAfter);
  const sinceDelivery = parcel ? later(parcel.at, releaseAfterDelivery) : sinceSent;
  return later(new Date(Math.max(sinceSent.getTime(), sinceDelivery.getTime())), pausedFor);
}

export function releaseReminderAt(order: ShippedTime): Date | undefined {
  const releaseAt = autoReleaseAt(order);
  return releaseAt && later(releaseAt, -remindBuyerBefore);
}

/** When a parcel that the carrier knows has stood still for too long; undefined once it has arrived. */
export function parcelStallsAt({ shippedAt, pausedFor = 0, tracking = null }: ShippedTime): Date | undefined {
  if (tracking?.parcel === undefined || tracking.parcel.state === 'delivered') return undefined;
  return later(lastMovedAt(tracking.parcel, shippedAt), stallsAfter + pausedFor);
}

/** When the seller's time to send it begins; a service with a day is not due before that day is over. */
const dueSince = ({ paidAt, serviceDate = null }: PaidTime): Date =>
  serviceDate === null ? paidAt : theLaterOf(paidAt, endOfServiceDay(serviceDate));

/** Buyer and seller are reminded then that it was not shipped. */
export const buyerMayCancelAt = (order: PaidTime): Date =>
  later(dueSince(order), buyerMayCancelAfter + (order.pausedFor ?? 0));
export const cancelUnshippedAt = (order: PaidTime): Date =>
  later(dueSince(order), cancelAfter + (order.pausedFor ?? 0));

export const theLaterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * The seller has three days to answer, and the two have seven to agree; then administrators decide. While something goes
 * back its own days count. Undefined while it is the buyer's turn to send it.
 */
export function problemEscalatesAt({ problemAt, answeredAt, itemReturn }: ProblemTime): Date | undefined {
  const own = later(problemAt, answeredAt === null ? sellerAnswersWithin : problemDecidedWithin);
  if (!itemReturn) return own;
  switch (itemReturn.status) {
    case 'asked':
      return later(itemReturn.since, returnAnsweredWithin);
    case 'accepted':
      return undefined;
    case 'sent':
      return returnConfirmedBy(itemReturn);
    default:
      return theLaterOf(own, later(itemReturn.since, problemDecidedAfterReturn));
  }
}

function returnConfirmedBy({ since, tracking: { parcel } }: Extract<ItemReturn, { status: 'sent' }>): Date {
  if (parcel?.state !== 'delivered') return later(since, returnConfirmedWithin);
  return later(theLaterOf(parcel.at, since), returnConfirmedAfterDelivery);
}

/** When a return that is not sent ends, and the problem goes on. */
export const returnLapsesAt = ({ itemReturn }: ProblemTime): Date | undefined =>
  itemReturn?.status === 'accepted' ? later(itemReturn.since, returnSentWithin) : undefined;

/** When whoever has to act is reminded that the time for it in a return ends soon. */
export function returnReminderAt(problem: ProblemTime): Date | undefined {
  switch (problem.itemReturn?.status) {
    case 'asked':
    case 'sent': {
      const end = problemEscalatesAt(problem);
      return end && later(end, -remindOfReturnBefore);
    }
    case 'accepted': {
      const end = returnLapsesAt(problem);
      return end && later(end, -remindOfSendingBefore);
    }
    default:
      return undefined;
  }
}

/** Orders that wait since before one of these times, and have not stood still since, are overdue. */
export const overdueSince = (now: Date) => ({
  reservedUntil: now,
  shippedAt: later(now, -releaseAfter),
  deliveredAt: later(now, -releaseAfterDelivery),
  movedAt: later(now, -stallsAfter),
  paidAt: later(now, -cancelAfter),
  unansweredSince: later(now, -sellerAnswersWithin),
  undecidedSince: later(now, -problemDecidedWithin),
  returnAskedSince: later(now, -returnAnsweredWithin),
  returnAcceptedSince: later(now, -returnSentWithin),
  returnSentSince: later(now, -returnConfirmedWithin),
  returnDeliveredSince: later(now, -returnConfirmedAfterDelivery),
  returnEndedSince: later(now, -problemDecidedAfterReturn),
});
