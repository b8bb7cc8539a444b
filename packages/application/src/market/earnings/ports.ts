import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Balance, Movement } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** A sale, and where its money is. */
export interface Sale {
  readonly order: Order;
  readonly title: string;
  readonly balance: Balance;
}

export interface SellerLedger {
  /** What has moved in each month, each kind summed up. */
  readonly moved: readonly Movement[];
  /** What the seller owes us. */
  readonly debtCents: number;
  /** Of how many sales something was released. */
  readonly releases: number;
}

export interface EarningsQueries {
  /** Those of which the seller may still get something. */
  owingSalesOf(seller: MemberId): Promise<readonly Sale[]>;
  /** Those that were paid, the newest first. */
  salesOf(seller: MemberId): Promise<readonly Sale[]>;
  ledgerOf(seller: MemberId): Promise<SellerLedger>;
}
