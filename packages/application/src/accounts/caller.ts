import type { Member } from '@nestmates/domain/accounts/member.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Capabilities } from '@nestmates/domain/subscriptions/capabilities.ts';

/** The signed-in member who makes a request, as her session identifies her. */
export interface Caller {
  readonly id: MemberId;
  readonly member: Member;
  readonly can: Capabilities;
  /** Identifies her session without revealing its token. */
  readonly sessionDigest: string;
  /** The number of her newest live event at the time of the request. */
  readonly lastEventNumber: number;
}
