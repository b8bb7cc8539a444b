import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { AdministratorTies } from '@nestmates/domain/office/money/administrator-ties.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

interface WaitingRelease {
  readonly orderId: OrderId;
  /** All that was paid for it. */
  readonly paidCents: Cents;
}

export interface LiftedHold {
  readonly wasHeld: boolean;
  /** What the administrator has in common with the seller; nothing is known of an operator. */
  readonly ties: AdministratorTies;
  /** Those of the locked orders of which something may still have to be released. */
  readonly waiting: readonly WaitingRelease[];
}

export interface WaitingReleases {
  /**
   * The orders of the seller of which something may have to be released, kept from being locked by others until the
   * transaction ends: as in each settlement, orders are locked before the debt of their seller.
   */
  lockOrders(sellerId: MemberId): Promise<readonly OrderId[]>;
  /** Ends the hold that lasts. Whoever may not do so throws, and the transaction takes it back. */
  lift(
    sellerId: MemberId,
    by: { readonly adminId: MemberId | null; readonly at: Date; readonly orders: readonly OrderId[] },
  ): Promise<LiftedHold>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly waitingReleases: WaitingReleases;
  }
}
