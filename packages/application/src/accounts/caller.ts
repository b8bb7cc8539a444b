import type { Member } from '@nestmates/domain/accounts/member.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Capabilities } from '@nestmates/domain/subscriptions/capabilities.ts';

/** Who is calling, as her session says. */
export interface Caller {
  readonly id: MemberId;
  readonly member: Member;
  readonly can: Capabilities;
  /** Names her session without giving it away. */
  readonly sessionDigest: string;
  /** The number of her newest event when she called. */
  readonly lastEventNumber: number;
}
