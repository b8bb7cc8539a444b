import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

export interface Entitlements {
  /** Undefined when the member is gone. */
  of(memberId: MemberId): Promise<Entitlement | undefined>;
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    readonly entitlements: Entitlements;
    /** What each plan costs, as this installation is configured. */
    readonly prices: Prices;
  }
}
