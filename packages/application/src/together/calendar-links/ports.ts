import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { Caller } from '../../platform/access/caller.ts';

/** One link a member; of its token only the digest is kept. */
export interface CalendarLinks {
  createdAt(me: MemberId): Promise<Date | undefined>;
  /** Asked with the member locked. False if the caller's session has ended. */
  renew(by: Pick<Caller, 'id' | 'sessionDigest'>, digest: string, at: Date): Promise<boolean>;
  remove(me: MemberId): Promise<void>;
  /** Who gets an e-mail about the link. Undefined when the member is gone. */
  ownerOf(me: MemberId): Promise<Recipient | undefined>;
  /** Undefined, too, while the member is suspended or banned. */
  memberOf(digest: string): Promise<MemberId | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly calendarLinks: CalendarLinks;
  }
}
