import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

export interface WaitingReleases {
  /** The orders of the seller of which something may have to be released. */
  ofSeller(sellerId: MemberId): Promise<readonly OrderId[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly waitingReleases: WaitingReleases;
  }
}
