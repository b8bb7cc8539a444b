import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Entitlement } from '@nestmates/domain/subscriptions/capabilities.ts';

export interface Entitlements {
  /** Undefined when the member is gone. */
  of(memberId: MemberId): Promise<Entitlement | undefined>;
}
