import type { Quote } from '../../money/payments/fees.ts';
import type { CalendarDate } from '../../platform/dates/calendar-date.ts';
import { DomainError, notFound } from '../../platform/shared/errors.ts';
import type { Id, MemberId, OrderId } from '../../platform/shared/ids.ts';
import type { ItemReturn } from './item-return.ts';
import type { SentTracking } from './parcel.ts';

/** How the buyer gets it: sent to the buyer, handed over on the spot, or done for the buyer. */
export const fulfilments = ['shipping', 'pickup', 'service'] as const;
export type Fulfilment = (typeof fulfilments)[number];

interface OrderFields extends Quote {
  readonly id: OrderId;
  /** How it is called at the payment provider: random, so that no other database has the same. */
  readonly reference: string;
  /** None once the listing went with its seller's account. */
  readonly listingId: Id<'listing'> | null;
  /** Nobody once that member has deleted their account; the member cannot while the order is open. */
  readonly buyerId: MemberId | null;
  readonly sellerId: MemberId | null;
  readonly fulfilment: Fulfilment;
  /** The service's day when it was bought; null for one by arrangement, and for products. */
  readonly serviceDate: CalendarDate | null;
  readonly createdAt: Date;
}

/** The buyer is at the checkout; the listing is reserved for the buyer. */
export type AwaitingPayment = OrderFields & {
  readonly status: 'awaiting_payment';
  readonly reservedUntil: Date;
};

/** The checkout ended without a payment, and the listing is free again. */
export type Expired = OrderFields & { readonly status: 'expired'; readonly expiredAt: Date };

interface Payment {
  readonly paidAt: Date;
  /** The payment's id at the payment provider: releases and refunds name it. */
  readonly paymentId: string;
  /** How long the countdown of its stage has stood still because of a bank or of us, in milliseconds. */
  readonly pausedFor: number;
  /** What the buyer has got back altogether once all that was agreed to be paid back in part is. */
  readonly agreedRefundCents: number;
  /** When the buyer's bank began to ask about the payment, which takes nothing; null where it does not. */
  readonly inquiryAt: Date | null;
}

/** The code that a buyer says when they pick up what they bought. */
export interface PickupCode {
  readonly code: string;
  readonly wrongTries: number;
}

export type PendingShipment = OrderFields &
  Payment & {
    readonly status: 'pending_shipment';
    /** Set for a pickup alone. */
    readonly pickup: PickupCode | null;
  };

interface Shipment {
  /** When it was sent or the service was provided; null if that never happened. */
  readonly shippedAt: Date | null;
  readonly tracking: SentTracking | null;
}

export type Shipped = OrderFields &
  Payment &
  Shipment & { readonly status: 'shipped'; readonly shippedAt: Date };

/** The stage that a dispute, or money that nobody asked for, has stopped. */
export type StoppedStage =
  | Pick<PendingShipment, 'status' | 'pickup'>
  | Pick<Shipped, 'status'>
  | Pick<Completed, 'status' | 'completedAt'>;

/** The release is frozen. */
export type Problem = OrderFields &
  Payment &
  Shipment & {
    readonly status: 'problem';
    readonly problemAt: Date;
    /** The first answer of the seller. */
    readonly answeredAt: Date | null;
    /** When administrators began to have to decide, as the two did not in time. */
    readonly escalatedAt: Date | null;
    /** While the buyer's bank looks into the payment, nobody here can decide about the money. */
    readonly disputed: boolean;
    /** Money has moved at the provider that we did not ask for; an administrator decides how it goes on. */
    readonly frozen: boolean;
    /** Where it goes on afterwards; null for a problem that the buyer has reported. */
    readonly stopped: StoppedStage | null;
    /** The buyer sends it back, or would like to; null as long as neither of the two has begun that. */
    readonly itemReturn: ItemReturn | null;
  };

export type Completed = OrderFields &
  Payment &
  Shipment & { readonly status: 'completed'; readonly completedAt: Date };

interface Undone {
  /** Who then pays what the provider keeps of the payment. */
  readonly undoneBySeller: boolean;
}

export type Cancelled = OrderFields &
  Payment &
  Undone & { readonly status: 'cancelled'; readonly cancelledAt: Date };

export type Refunded = OrderFields &
  Payment &
  Shipment &
  Undone & { readonly status: 'refunded'; readonly refundedAt: Date };

export type PaidOrder = PendingShipment | Shipped | Problem | Completed | Cancelled | Refunded;
export type Order = AwaitingPayment | Expired | PaidOrder;
export type OrderStatus = Order['status'];

export const orderStatuses = [
  'awaiting_payment',
  'expired',
  'pending_shipment',
  'shipped',
  'problem',
  'completed',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderStatus[];

/** An account with one of these cannot be deleted. */
export const openOrderStatuses = [
  'awaiting_payment',
  'pending_shipment',
  'shipped',
  'problem',
] as const satisfies readonly OrderStatus[];

export const ordersNotFinished = (): DomainError =>
  new DomainError(
    'conflict',
    'OPEN_ORDERS',
    'You have an order that is not finished yet. You can delete your account once it is.',
  );

export const orderNotFound = (): DomainError => notFound('We could not find this order.');

/** The order does not exist for anyone but the two. */
export function orderPartyOf(
  { buyerId, sellerId }: Pick<Order, 'buyerId' | 'sellerId'>,
  memberId: MemberId,
): 'buyer' | 'seller' {
  if (memberId === buyerId) return 'buyer';
  if (memberId === sellerId) return 'seller';
  throw orderNotFound();
}

/** An administrator may look at an order of their own, and not decide it. */
export function requireUninvolved(
  { buyerId, sellerId }: Pick<Order, 'buyerId' | 'sellerId'>,
  adminId: MemberId | null,
): void {
  if (adminId === null || (adminId !== buyerId && adminId !== sellerId)) return;
  throw new DomainError(
    'forbidden',
    'OWN_ORDER',
    'This order is your own, so somebody else has to decide it.',
  );
}

/** What the buyer gets back of it is still with the seller. */
export const wasNeverSent = (order: Order): boolean =>
  order.status === 'pending_shipment' ||
  (order.status === 'problem' && order.stopped?.status === 'pending_shipment');

/** Whether its buyer has what was bought, or is to get it. */
export const isBought = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'pending_shipment' || status === 'shipped' || status === 'problem' || status === 'completed';

export const isPaid = (order: Order): order is PaidOrder => 'paidAt' in order;

/** The buyer has something against it: says so here, or has asked the bank. Refunding it is no whim of the seller. */
export const isReported = (order: Order): boolean =>
  order.status === 'problem' || (isPaid(order) && order.inquiryAt !== null);

/** A problem that the buyer has reported, on which the two have not agreed and nobody else decides yet. */
export const isUndecided = ({ disputed, frozen, stopped, escalatedAt }: Problem): boolean =>
  !disputed && !frozen && stopped === null && escalatedAt === null;
