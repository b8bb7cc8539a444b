import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

interface WaitingRelease {
  readonly orderId: OrderId;
  /** All that was paid for it. */
  readonly paidCents: Cents;
}

export interface WaitingReleases {
  /** The orders of the seller of which something may have to be released. */
  ofSeller(sellerId: MemberId): Promise<readonly WaitingRelease[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly waitingReleases: WaitingReleases;
  }
}
