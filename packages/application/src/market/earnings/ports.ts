import type { DayOfEarnings } from '@nestmates/domain/market/earnings/earnings.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Balance, Movement } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/** A sale, and where its money is. */
export interface Sale {
  readonly order: Order;
  readonly title: string;
  readonly balance: Balance;
  /** Its release waits for an administrator. */
  readonly isChecked: boolean;
}

export interface EarningsQueries {
  /** Those of which the seller may still get something. */
  owingSalesOf(seller: MemberId): Promise<readonly Sale[]>;
  /** Those that were paid, the newest first. */
  salesOf(seller: MemberId): Promise<readonly Sale[]>;
  /** What the seller owes us. */
  debtOf(seller: MemberId): Promise<Cents>;
  sumsOf(
    seller: MemberId,
    since: Date,
  ): Promise<{
    /** What has moved in each month, each kind summed up. */
    readonly moved: readonly Movement[];
    /** The days since then on which something was released. */
    readonly days: readonly DayOfEarnings[];
    /** How many sales something was released of since then. */
    readonly salesSince: number;
    /** What the seller owes us. */
    readonly debtCents: number;
    /** What of it comes from sales of other accounts of the person. */
    readonly debtOfOthersCents: number;
    /** How many sales something was released of. */
    readonly releases: number;
  }>;
}

/** A row of the ledger about a sale. */
export interface SaleMovement extends Movement {
  readonly id: number;
  readonly orderId: OrderId;
  readonly title: string;
}

export interface SellerStatementQueries {
  /** Movements of the seller's sales, the oldest first; the period's end is not in it. */
  movementsOf(
    seller: MemberId,
    period: { readonly from: Date; readonly to: Date },
    page: { readonly after: number | null; readonly limit: number },
  ): Promise<readonly SaleMovement[]>;
  /** What was in the seller's account by then, sent less taken back. */
  inAccountBefore(seller: MemberId, time: Date): Promise<Cents>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly earningsQueries: EarningsQueries;
    readonly sellerStatementQueries: SellerStatementQueries;
  }
}
