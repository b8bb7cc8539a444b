import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** One link a member; of its token only the digest is kept. */
export interface CalendarLinks {
  createdAt(me: MemberId): Promise<Date | undefined>;
  renew(me: MemberId, digest: string, at: Date): Promise<void>;
  remove(me: MemberId): Promise<void>;
  memberOf(digest: string): Promise<MemberId | undefined>;
}
