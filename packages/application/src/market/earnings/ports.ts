import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Balance, Movement } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** A sale, and where its money is. */
export interface Sale {
  readonly order: Order;
  readonly title: string;
  readonly balance: Balance;
}

export interface EarningsQueries {
  /** Those of which the seller may still get something. */
  owingSalesOf(seller: MemberId): Promise<readonly Sale[]>;
  /** Those that were paid, the newest first. */
  salesOf(seller: MemberId): Promise<readonly Sale[]>;
  /** What the seller owes us, and of how many sales something was released. */
  standingOf(seller: MemberId): Promise<{ readonly debtCents: number; readonly releases: number }>;
  /** What has moved in each month, each kind summed up. */
  movedByMonth(seller: MemberId): Promise<readonly Movement[]>;
}
