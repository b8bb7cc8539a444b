import { isShownTo } from '@nestmates/domain/market/listings/listing.ts';
import {
  memberOrderActions,
  orderActionsOpenTo,
} from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { isOpenReturn } from '@nestmates/domain/market/orders/item-return.ts';
import { moneyShownTo } from '@nestmates/domain/market/orders/money-shown.ts';
import {
  isBought,
  isPaid,
  isUndecided,
  type Order,
  orderNotFound,
  orderPartyOf,
} from '@nestmates/domain/market/orders/order.ts';
import {
  buyerMayCancelAt,
  cancelUnshippedAt,
  problemEscalatesAt,
  returnLapsesAt,
} from '@nestmates/domain/market/orders/order-times.ts';
import { type SentTracking, waitsForDelivery } from '@nestmates/domain/market/orders/parcel.ts';
import { triesLeft } from '@nestmates/domain/market/orders/pickup-code.ts';
import {
  mostRefundedInPart,
  type PartRefunder,
  refundedInPart,
} from '@nestmates/domain/market/orders/refund-in-part.ts';
import { releaseAtOf } from '@nestmates/domain/market/orders/release-time.ts';
import { returnRefundOf } from '@nestmates/domain/market/orders/return-refund.ts';
import { agreedReturn, owesSeller } from '@nestmates/domain/market/orders/settlement.ts';
import { carriers, isNamedCarrier, trackingLink } from '@nestmates/domain/market/orders/tracking.ts';
import { type Review, reviewActionsOpenTo, reviewShownTo } from '@nestmates/domain/market/reviews/review.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import { type Cents, providerFee, totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { type Balance, returnedWithoutTax } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hiddenActions, type TimelineEntryView } from './order-timeline.ts';
import type {
  ItemReturnView,
  OrderMemberView,
  OrderPageView,
  OrderReviewView,
  OrderView,
  OrderViewAction,
} from './order-view.ts';
import type { OrderPageRow, OrderRow, StoredTimelineEntry } from './page-ports.ts';

type Party = 'buyer' | 'seller';

const timeOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

export const viewOfOrderMember = (member: PersonSummary | null): OrderMemberView => ({
  id: member?.id ?? null,
  firstName: member?.firstName ?? null,
  profilePhotoUrl: member?.profilePhotoUrl ?? null,
});

export const viewOfReview = ({ rating, text, writtenAt, answer, hidden }: Review): OrderReviewView => ({
  rating,
  text,
  writtenAt: writtenAt.toISOString(),
  answer: answer && { text: answer.text, writtenAt: answer.writtenAt.toISOString() },
  ...(hidden && { hidden }),
});

/** What has gone back of a paid order beside its end, and how much more may. */
export const partRefundOf = (order: Order, balance: Balance, by: PartRefunder) =>
  isPaid(order)
    ? { agreed: refundedInPart(order, balance), most: mostRefundedInPart(order, balance, by) }
    : { agreed: 0, most: 0 };

const returnRefund = (order: Order, balance: Balance) =>
  isPaid(order) ? returnRefundOf(order, balance) : { usual: 0, most: 0 };

/** What the member can do now, from the machine and the rules of reviews. */
function actionsOf(
  { order, checkoutUrl, review, balance }: OrderRow,
  party: Party,
  now: Date,
): OrderViewAction[] {
  const open: readonly string[] = orderActionsOpenTo(order, party, now);
  const paying = order.status === 'awaiting_payment' && party === 'buyer';
  const closed = [
    ...(partRefundOf(order, balance, 'seller').most > 0 ? [] : ['refundInPart']),
    ...(returnRefund(order, balance).most > 0 ? [] : ['offerReturn', 'acceptReturn']),
  ];
  return [
    ...memberOrderActions.filter((action) => open.includes(action) && !closed.includes(action)),
    ...(paying && checkoutUrl !== null ? (['pay'] as const) : []),
    ...(paying ? (['abandon'] as const) : []),
    ...reviewActionsOpenTo(order, party, review ?? undefined),
  ];
}

/** When each stage was reached; what lies ahead while it waits. */
function timesOf({ order, standing }: OrderRow, now: Date, toSeller: Cents) {
  const at = <Name extends string>(name: Name): string | null =>
    name in order ? timeOf((order as unknown as Record<Name, Date | null>)[name]) : null;
  const isPending = order.status === 'pending_shipment';
  return {
    createdAt: order.createdAt.toISOString(),
    reservedUntil: at('reservedUntil'),
    paidAt: at('paidAt'),
    shippedAt: at('shippedAt'),
    problemAt: at('problemAt'),
    completedAt: at('completedAt'),
    cancelledAt: at('cancelledAt'),
    refundedAt: at('refundedAt'),
    releaseAt: toSeller > 0 ? timeOf(releaseAtOf(order, now, standing)) : null,
    buyerMayCancelAt: isPending ? timeOf(buyerMayCancelAt(order)) : null,
    cancelledByItselfAt: isPending ? timeOf(cancelUnshippedAt(order)) : null,
  };
}

function parcelOf(tracking: SentTracking | null): Pick<OrderView, 'parcel' | 'waitsForDelivery'> {
  const { parcel } = tracking ?? {};
  return {
    parcel: parcel ? { state: parcel.state, at: 'at' in parcel ? timeOf(parcel.at) : null } : null,
    waitsForDelivery: waitsForDelivery(tracking),
  };
}

function trackingOf(tracking: SentTracking | null) {
  if (!tracking) return { trackingNumber: null, carrier: null, trackingUrl: null };
  const { carrier, number } = tracking;
  return {
    trackingNumber: number,
    carrier: isNamedCarrier(carrier) ? { id: carrier, name: carriers[carrier].name } : null,
    trackingUrl: trackingLink(tracking) ?? null,
  };
}

/** Leaves out the address, which is the two's alone. */
export function viewOfReturn(order: Order): ItemReturnView | null {
  if (order.status !== 'problem' || order.itemReturn === null) return null;
  const { itemReturn } = order;
  const tracking = itemReturn.status === 'sent' ? itemReturn.tracking : null;
  return {
    status: itemReturn.status,
    refund: isOpenReturn(itemReturn) ? itemReturn.terms.refundCents : null,
    sendBy: isUndecided(order) ? timeOf(returnLapsesAt(order)) : null,
    ...trackingOf(tracking),
    parcel: parcelOf(tracking).parcel,
  };
}

/** Shown as long as it goes back. */
const returnAddressOf = (order: Order): OrderView['returnAddress'] =>
  order.status === 'problem' && isOpenReturn(order.itemReturn) ? order.itemReturn.terms.address : null;

function pickupOf(order: Order, party: Party): OrderView['pickup'] {
  if (order.status !== 'pending_shipment' || order.pickup === null) return null;
  return { code: party === 'buyer' ? order.pickup.code : null, triesLeft: triesLeft(order.pickup) };
}

function amountsOf(order: Order, party: Party, balance: Balance): Pick<OrderView, 'cost' | 'payout'> {
  const { priceCents: price, processingFeeCents: processingFee, platformFeeCents: platformFee } = order;
  if (party === 'seller') {
    const agreed = partRefundOf(order, balance, 'seller').agreed + agreedReturn(order);
    // The tax in it is none of the seller's.
    const back = owesSeller(order.status) ? returnedWithoutTax(balance, agreed) : 0;
    const payout = Math.max(0, price - platformFee - back);
    const kept = providerFee(price + processingFee);
    return { cost: null, payout: { price, platformFee, payout, providerFee: kept } };
  }
  const tax = order.taxCents > 0 ? { tax: order.taxCents } : {};
  return { cost: { price, processingFee, ...tax, total: totalOf(order) }, payout: null };
}

/** What was cancelled is sent to nobody, so the seller needs no address any more. */
const goesNowhere = (order: Order): boolean =>
  order.status === 'cancelled' || (order.status === 'refunded' && order.shippedAt === null);

/** The page of what was bought, unless it is gone or its seller has put it aside. */
const hasPage = (
  { listingStatus, sellerId }: Pick<OrderRow, 'listingStatus'> & Pick<Order, 'sellerId'>,
  me: MemberId,
): boolean =>
  listingStatus !== null && sellerId !== null && isShownTo({ status: listingStatus, userId: sellerId }, me);

/** An order as one of its two sees it; for anyone else it does not exist. */
export function viewOfOrder(row: OrderRow, me: MemberId, now: Date, debt: Cents = 0): OrderView {
  const { order, title, photoUrl, listingStatus, balance } = row;
  const party = orderPartyOf(order, me);
  const { id, status, fulfilment, serviceDate, listingId, buyerId, sellerId } = order;
  const tracking = 'tracking' in order ? order.tracking : null;
  const review = reviewShownTo(party, row.review ?? undefined);
  const money = moneyShownTo(party, order, balance, debt);
  const shownId = hasPage({ listingStatus, sellerId }, me) ? listingId : null;
  return {
    id,
    role: party,
    status,
    fulfilment,
    serviceDate,
    actions: actionsOf(row, party, now),
    listingId: shownId,
    listing: { id: shownId, title, price: order.priceCents, imageUrl: photoUrl },
    buyerId,
    buyer: viewOfOrderMember(row.buyer),
    sellerId,
    seller: viewOfOrderMember(row.seller),
    ...timesOf(row, now, money.toSeller),
    checkoutUrl: status === 'awaiting_payment' && party === 'buyer' ? row.checkoutUrl : null,
    ...trackingOf(tracking),
    ...parcelOf(tracking),
    stalled: order.status === 'problem' && tracking?.stalled === true,
    address: isPaid(order) && !goesNowhere(order) ? row.address : null,
    pickup: pickupOf(order, party),
    decideBy: order.status === 'problem' && isUndecided(order) ? timeOf(problemEscalatesAt(order)) : null,
    escalated: order.status === 'problem' && order.escalatedAt !== null,
    disputed: order.status === 'problem' && order.disputed,
    inquiry: isPaid(order) && order.inquiryAt !== null,
    frozen: order.status === 'problem' && order.frozen,
    itemReturn: viewOfReturn(order),
    returnAddress: returnAddressOf(order),
    returnRefund: returnRefund(order, balance),
    ...amountsOf(order, party, balance),
    money,
    partRefund: partRefundOf(order, balance, 'seller'),
    moneyUnderWay: row.moneyDue,
    review: review ? viewOfReview(review) : null,
    ...(row.recall && isBought(order) ? { recall: row.recall } : {}),
  };
}

export const viewOfTimeline = (entries: readonly StoredTimelineEntry[]): readonly TimelineEntryView[] =>
  entries.map(({ at, cents: amount, ...entry }) => ({ ...entry, amount, at: at.toISOString() }));

export function viewOfOrderPage(row: OrderPageRow, me: MemberId, now: Date): OrderPageView {
  const view = viewOfOrder(row, me, now, row.debtCents);
  const hidden = hiddenActions[view.role];
  return { ...view, timeline: viewOfTimeline(row.timeline.filter(({ action }) => !hidden.includes(action))) };
}

export function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw orderNotFound();
  return found;
}
