import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import type { UndoneSales } from '@nestmates/domain/market/orders/cancellations.ts';
import type { AwaitingPayment, Order, OrderStatus } from '@nestmates/domain/market/orders/order.ts';
import type { OrderRole } from '@nestmates/domain/market/orders/order-action.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MovedInADay } from '@nestmates/domain/money/payments/money-limits.ts';
import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PostalAddress } from '../../money/payments/checkouts.ts';
import type { TimelineAction } from './order-timeline.ts';

/** The page of the payment provider on which an order is paid. */
export interface OpenCheckout {
  readonly checkoutId: string;
  readonly url: string;
}

/** Where the money of an order is held, and where it goes: that never changes while its seller is there. */
export interface MoneyPlace {
  /** The name of the payment provider. */
  readonly provider: string;
  /** The seller's account there. Once the seller has left it is for some days the one before, or else that of a new account with the mailbox. */
  readonly sellerAccountId: string | null;
}

/** What a sweep has to look at. */
export type SweptOrder = Pick<MoneyPlace, 'provider'> & { readonly orderId: OrderId };

export interface StoredOrder<O extends Order = Order> extends MoneyPlace {
  readonly order: O;
  /** The listing's when it was bought. */
  readonly title: string;
  /** None until the provider has answered. */
  readonly checkout: OpenCheckout | null;
}

/** What a checkout needs to know, with the listing locked. */
export interface CheckoutFacts {
  readonly listing: Listing;
  /** The seller's. */
  readonly account: Omit<PaymentAccount, 'userId'> | undefined;
  /** The buyer's own checkout of this listing that has not ended. */
  readonly begun: StoredOrder<AwaitingPayment> | undefined;
  /** How many checkouts the buyer has begun altogether. */
  readonly begunCheckouts: number;
  /** What the buyer has bought lately, or is about to. */
  readonly bought: MovedInADay;
  /** When the buyer has paid for the first time; null for one who never has. */
  readonly firstPaidAt: Date | null;
}

/** An entry of an order's timeline. */
export interface TimelineEntry {
  readonly action: TimelineAction;
  readonly by: OrderRole;
  readonly at: Date;
  readonly text?: string | null;
  readonly photoUrls?: readonly string[];
  /** The administrator who decided. */
  readonly adminId?: MemberId;
  /** How much goes back, of a refund in part or with a return. */
  readonly cents?: Cents;
}

export interface OrderStore {
  /**
   * Who sells it; undefined if there is no such listing. Other checkouts of the buyer wait from then on until the
   * transaction ends, so that each counts those before it.
   */
  beginCheckout(listingId: ListingId, buyerId: MemberId): Promise<MemberId | undefined>;
  /** Undefined if the listing is gone. It is kept from other changes until the transaction ends. */
  lockForCheckout(
    listingId: ListingId,
    buyerId: MemberId,
    boughtSince: Date,
  ): Promise<CheckoutFacts | undefined>;
  /** Stores the order with the first entry of its timeline, and its listing if that is reserved. */
  place(
    placed: Omit<StoredOrder, 'order' | 'checkout'> & { readonly order: Omit<AwaitingPayment, 'id'> },
    reserved?: Listing,
  ): Promise<OrderId>;
  /** Whether the order still waits for its payment. */
  saveCheckout(id: OrderId, checkout: OpenCheckout): Promise<boolean>;
  /**
   * The order, kept from other changes until the transaction ends, as are its two members from being deleted.
   */
  lock(id: OrderId): Promise<StoredOrder | undefined>;
  save(order: Order, expectedStatus: OrderStatus, entry: TimelineEntry): Promise<void>;
  /**
   * How many sales without a reported problem the seller has undone since then; kept from others until the transaction
   * ends.
   */
  lockCancellationsOf(sellerId: MemberId, since: Date): Promise<UndoneSales>;
  /** Where a paid order is sent. */
  saveAddress(id: OrderId, address: PostalAddress): Promise<void>;
  /** What the buyer has bought is not in the cart any more. */
  takeFromCart(buyerId: MemberId, listingId: ListingId): Promise<void>;
  /** An entry of the timeline without a change of the order. */
  note(id: OrderId, entry: TimelineEntry): Promise<void>;
  findByPayment(paymentId: string, provider: string): Promise<OrderId | undefined>;
  findByReference(reference: string): Promise<OrderId | undefined>;
  /**
   * Takes out what a member who leaves has written, and the address; the orders stay. False
   * if one of them is open, or its money is not settled.
   */
  eraseTracesOf(memberId: MemberId): Promise<boolean>;
}

/** Orders that nobody may pay any more: the listing is hidden, one of the two is suspended or banned, or has blocked the other. */
export interface WithdrawnOrders {
  isWithdrawn(order: Pick<Order, 'listingId' | 'sellerId' | 'buyerId'>): Promise<boolean>;
  /** Those that wait for their payment. */
  checkoutsOfListing(listingId: ListingId): Promise<readonly OrderId[]>;
  /** What the member buys or sells. */
  checkoutsOfMember(memberId: MemberId): Promise<readonly OrderId[]>;
  /** What one of the two buys of the other. */
  checkoutsBetween(one: MemberId, other: MemberId): Promise<readonly OrderId[]>;
}

/** Orders whose time has come. */
export interface OverdueOrders {
  overdue(now: Date, limit: number): Promise<readonly SweptOrder[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly orderStore: OrderStore;
    readonly overdueOrders: OverdueOrders;
    readonly withdrawnOrders: WithdrawnOrders;
    readonly releaseWaitsForDelivery: boolean;
    readonly newSellerHoldDays: number;
    /** The cardholder is asked to confirm above it. */
    readonly askCardholderAbove: Cents;
    /** Countries whose cards are taken; of none, all are. */
    readonly cardCountries: readonly string[];
    /** A random whole number below the given one. */
    readonly randomBelow: (end: number) => number;
    /** The platform's, in basis points. */
    readonly platformFee: number;
  }
}
