import type { Order, OrderStatus } from '@nestmates/domain/market/orders/order.ts';
import type { OrderRole } from '@nestmates/domain/market/orders/order-action.ts';
import type { SellerStanding } from '@nestmates/domain/market/orders/release-time.ts';
import type { Review } from '@nestmates/domain/market/reviews/review.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Balance } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import type { RecallLink } from '@nestmates/domain/trust/recalls/recall.ts';
import type { PostalAddress } from '../../money/payments/checkouts.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import type { OrderEmailQueries } from './emails/order-email.ts';
import type { TimelineAction } from './order-timeline.ts';

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
    readonly orderQueries: OrderQueries;
  }
}
