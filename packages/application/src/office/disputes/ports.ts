import type { Fulfilment } from '@nestmates/domain/market/orders/order.ts';
import type { OrderRole } from '@nestmates/domain/market/orders/order-action.ts';
import type { Tracking } from '@nestmates/domain/market/orders/tracking.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { Dispute, DisputeId } from '@nestmates/domain/money/disputes/dispute.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { TimelineAction } from '../../market/orders/order-timeline.ts';
import type { PostalAddress } from '../../money/payments/checkouts.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import type { DisputeList } from './contract.ts';

export interface DisputeRow {
  readonly dispute: Dispute;
  readonly order: {
    readonly id: OrderId;
    readonly title: string;
    readonly seller: PersonSummary | null;
  } | null;
  readonly payer: PersonSummary | null;
}

export interface PagedDispute extends DisputeRow {
  readonly cursor: TimeCursor;
}

export interface WrittenMessage {
  readonly by: 'buyer' | 'seller';
  readonly at: Date;
  readonly text: string;
}

/** What there is to tell the bank about an order. */
export interface OrderFacts {
  readonly title: string;
  readonly fulfilment: Fulfilment;
  readonly address: PostalAddress | null;
  readonly tracking: Tracking | null;
  readonly shippedAt: Date | null;
  readonly timeline: readonly {
    readonly action: TimelineAction;
    readonly by: OrderRole;
    readonly at: Date;
    readonly text: string | null;
    readonly photoUrls: readonly string[];
  }[];
  /** What has gone back to the buyer and stayed there, the oldest first. */
  readonly refunds: readonly { readonly at: Date; readonly cents: Cents }[];
  /** Messages since the order was placed, the oldest first; none of two who are or were connected. */
  readonly messages: readonly WrittenMessage[];
}

export interface PayerFacts {
  readonly firstName: string | null;
  readonly email: string | null;
  readonly memberSince: Date | null;
}

export interface DisputePageRow extends DisputeRow {
  readonly payerFacts: PayerFacts;
  /** Null where it is about a plan. */
  readonly orderFacts: OrderFacts | null;
  readonly sent: Evidence | null;
  readonly refusal: string | null;
}

export interface DisputeQueries {
  disputes(list: DisputeList, page: PageRequest<TimeCursor>): Promise<readonly PagedDispute[]>;
  dispute(id: DisputeId): Promise<DisputePageRow | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly disputeQueries: DisputeQueries;
  }
}
