import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import type { UndoneSales } from '@nestmates/domain/market/orders/cancellations.ts';
import type { AwaitingPayment, Order, OrderStatus } from '@nestmates/domain/market/orders/order.ts';
import type { OrderRole } from '@nestmates/domain/market/orders/order-action.ts';
import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import type { ParcelWay } from '@nestmates/domain/market/orders/parcel-reports.ts';
import type { SellerStanding } from '@nestmates/domain/market/orders/release-time.ts';
import type { DueStep } from '@nestmates/domain/market/orders/settlement.ts';
import type { Review } from '@nestmates/domain/market/reviews/review.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Balance, Movement } from '@nestmates/domain/money/payments/ledger.ts';
import type { MovedInADay } from '@nestmates/domain/money/payments/money-limits.ts';
import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import type { RecallLink } from '@nestmates/domain/trust/recalls/recall.ts';
import type { PostalAddress } from '../../money/payments/checkouts.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import type { TrackedParcel } from '../tracking/tracking.ts';
import type { OrderEmailQueries } from './emails/order-email.ts';
import type { TimelineAction } from './order-view.ts';

/** The page of the payment provider on which an order is paid. */
export interface OpenCheckout {
  readonly checkoutId: string;
  readonly url: string;
}

/** Where the money of an order is held, and where it goes: that never changes. */
export interface MoneyPlace {
  /** The name of the payment provider. */
  readonly provider: string;
  /** The seller's account there; null once the seller has deleted theirs with us. */
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

export interface LedgerEntry extends Movement {
  /** The payment, transfer, refund, reversal or dispute at the provider; an id of ours where none is concerned. */
  readonly providerId: string;
  /** The line in the provider's statement, once it is known. */
  readonly balanceTransaction: string | null;
  /** The order whose debt a netting settles, where that is another one. */
  readonly settles?: OrderId;
}

/** An order of which something is owed. */
export interface OwingOrder {
  readonly orderId: OrderId;
  readonly cents: Cents;
  /** Whether this very account has sold it, and not another of the person. */
  readonly isOwn: boolean;
}

/** A step that the provider was asked for. */
export interface AskedStep extends DueStep {
  readonly key: string;
  /** The release that a reversal takes back. */
  readonly releaseId: string | null;
  readonly askedAt: Date;
}

/** The money of an order. Whoever changes it has locked the order. */
export interface Ledger {
  entriesOf(id: OrderId): Promise<readonly LedgerEntry[]>;
  add(id: OrderId, entries: readonly LedgerEntry[]): Promise<void>;
  /** The keys of all steps that were ever asked for. */
  keysOf(id: OrderId): Promise<readonly string[]>;
  /** Keeps what the person owes from other changes until the transaction ends. */
  lockDebt(sellerId: MemberId): Promise<void>;
  /**
   * What the person owes, from the orders of all accounts that share a mailbox or a bank account with this one, deleted
   * ones too; locked.
   */
  lockDebtOf(sellerId: MemberId): Promise<Cents>;
  /** The same, by a sale whose seller has deleted the account. */
  lockDebtOfSale(id: OrderId): Promise<Cents>;
  /** The orders of which the person of a sale owes something, oldest first. */
  owingOrdersOf(sale: Pick<Order, 'id' | 'sellerId'>): Promise<readonly OwingOrder[]>;
  /** The seller deletes the account: the person goes on owing what its sales owe, or come to owe. */
  keepSalesOf(sellerId: MemberId, at: Date): Promise<void>;
  /** How many orders of the seller something was released for. */
  releasesOf(sellerId: MemberId): Promise<number>;
  /** The step whose outcome is not known. */
  askedStep(id: OrderId): Promise<AskedStep | undefined>;
  /** How many steps were asked for so far, and how many of the last ones were refused in a row. */
  stepCounts(id: OrderId): Promise<{ readonly asked: number; readonly refusedInARow: number }>;
  ask(id: OrderId, step: AskedStep): Promise<void>;
  answer(key: string, answer: StepAnswer): Promise<void>;
  /** Whether its release has ever waited as planned: its seller hears of it once it is sent. */
  hasWaited(id: OrderId): Promise<boolean>;
  /** Whether a worker has to look at its money, from when on, and whether it waits by a rule and not as a step has failed. */
  setDue(id: OrderId, due: boolean, retryAt?: Date | null, why?: 'planned'): Promise<void>;
  /** Orders whose money a worker has to look at. */
  due(now: Date, limit: number): Promise<readonly SweptOrder[]>;
}

export interface StepAnswer {
  readonly outcome: 'done' | 'refused';
  readonly at: Date;
  readonly providerId?: string;
  readonly reason?: string;
}

/** When the payment of each order was looked at last. */
export interface PaymentLooks {
  /** Those that were paid since then; of older ones whose refund is pending, those not looked at for a tenth of their age. */
  notLookedAt(
    which: { readonly paidAfter: Date; readonly lookedBefore: Date; readonly now: Date },
    limit: number,
  ): Promise<readonly SweptOrder[]>;
  noteLook(id: OrderId, at: Date): Promise<void>;
}

/** A parcel that a carrier is asked about. */
export interface FollowedParcel extends TrackedParcel {
  readonly orderId: OrderId;
  readonly way: ParcelWay;
}

/** What carriers have said of the parcels of orders, and when they were asked. */
export interface ParcelStore {
  /** Those that are under way, longest not asked about first. */
  notAskedAbout(askedBefore: Date, limit: number): Promise<readonly FollowedParcel[]>;
  /** That on its way to the buyer. */
  find(id: OrderId): Promise<FollowedParcel | undefined>;
  noteAsked(which: Pick<FollowedParcel, 'orderId' | 'way'>, at: Date): Promise<void>;
  /** Wants the order locked. */
  save(which: Pick<FollowedParcel, 'orderId' | 'way'>, parcel: Parcel): Promise<void>;
}

/** Orders whose time has come. */
export interface OverdueOrders {
  overdue(now: Date, limit: number): Promise<readonly SweptOrder[]>;
}

/** An order with what is shown about it. */
export interface OrderRow {
  readonly order: Order;
  readonly title: string;
  /** The first photo of the listing, as long as that is there. */
  readonly photoUrl: string | null;
  /** The listing's, as long as that is there. */
  readonly listingStatus: ListingStatus | null;
  readonly buyer: PersonSummary | null;
  readonly seller: PersonSummary | null;
  readonly checkoutUrl: string | null;
  readonly address: PostalAddress | null;
  readonly balance: Balance;
  readonly moneyDue: boolean;
  readonly review: Review | null;
  /** What was recalled since it was bought. */
  readonly recall?: RecallLink | null;
  readonly standing?: SellerStanding;
}

export interface PagedOrder extends OrderRow {
  readonly cursor: TimeCursor;
}

export interface StoredTimelineEntry {
  readonly id: number;
  readonly at: Date;
  readonly action: TimelineAction;
  readonly by: OrderRole;
  readonly text: string | null;
  readonly photoUrls: readonly string[];
  readonly cents: Cents | null;
}

export interface OrderPageRow extends OrderRow {
  readonly timeline: readonly StoredTimelineEntry[];
  /** What its seller owes for all sales, where the seller reads it. */
  readonly debtCents?: Cents;
}

export interface OrderQueries extends OrderEmailQueries {
  /** The newest first. */
  ordersOf(
    me: MemberId,
    which: { readonly party: 'buyer' | 'seller'; readonly statuses: readonly OrderStatus[] },
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedOrder[]>;
  /** The order as the reader sees it: one of the two is shown what is hidden of their own. */
  find(id: OrderId, reader?: MemberId): Promise<OrderPageRow | undefined>;
  partiesOf(id: OrderId): Promise<Pick<Order, 'buyerId' | 'sellerId'> | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly orderStore: OrderStore;
    readonly orderQueries: OrderQueries;
    readonly overdueOrders: OverdueOrders;
    readonly ledger: Ledger;
    readonly paymentLooks: PaymentLooks;
    readonly withdrawnOrders: WithdrawnOrders;
    readonly parcelStore: ParcelStore;
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
