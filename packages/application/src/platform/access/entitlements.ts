import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

export interface Entitlements {
  /** Undefined when the member is gone. */
  of(memberId: MemberId): Promise<Entitlement | undefined>;
}
