import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Recipient } from '../letters/letter.ts';

export interface MemberReset {
  /** Clears her profile, her children and her onboarding progress. Her row is locked. */
  clear(memberId: MemberId): Promise<void>;
}

export interface Recipients {
  /** Undefined when she is gone. */
  find(memberId: MemberId): Promise<Recipient | undefined>;
}
