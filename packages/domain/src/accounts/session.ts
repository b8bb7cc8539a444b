import type { MemberId } from '../shared/ids.ts';
import { days, hours } from '../shared/time.ts';

/** A session lives for thirty days after it was last used. */
export const sessionLifetime = days(30);

/** Sliding the end forward on every request would write on every read; once an hour is as good. */
export const extendAfter = hours(1);

export interface Session {
  readonly memberId: MemberId;
  readonly expiresAt: Date;
}

export const newSessionExpiry = (now: Date): Date => new Date(now.getTime() + sessionLifetime);

export const shouldExtend = (session: Pick<Session, 'expiresAt'>, now: Date): boolean =>
  newSessionExpiry(now).getTime() - session.expiresAt.getTime() > extendAfter;
