import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';

/** One link a member; of its token only the digest is kept. */
export interface CalendarLinks {
  createdAt(me: MemberId): Promise<Date | undefined>;
  renew(me: MemberId, digest: string, at: Date): Promise<void>;
  remove(me: MemberId): Promise<void>;
  /** To whom an e-mail about the link goes. Undefined when the member is gone. */
  ownerOf(me: MemberId): Promise<Recipient | undefined>;
  memberOf(digest: string): Promise<MemberId | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly calendarLinks: CalendarLinks;
  }
}
