import { retention } from '../../platform/retention/retention.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { hours, minutes } from '../../platform/shared/time.ts';

/** A session ends thirty days after its last use. */
export const sessionLifetime = retention.logins.keptFor;

/**
 * Extending it on every request would turn every read into a write, so it is extended at most once an hour.
 */
export const extendAfter = hours(1);

export interface Session {
  readonly memberId: MemberId;
  readonly expiresAt: Date;
}

/** How long a password that was given counts for what needs it. */
export const passwordConfirmedFor = minutes(10);

export const isPasswordConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < passwordConfirmedFor;

export const maxUserAgentLength = 300;

/** The day, in UTC, on which a session was last used: its expiry is moved on with its use. */
export const lastSeenOn = ({ expiresAt }: Pick<Session, 'expiresAt'>): string =>
  new Date(expiresAt.getTime() - sessionLifetime).toISOString().slice(0, 10);

export const newSessionExpiry = (now: Date): Date => new Date(now.getTime() + sessionLifetime);

export const shouldExtend = (session: Pick<Session, 'expiresAt'>, now: Date): boolean =>
  newSessionExpiry(now).getTime() - session.expiresAt.getTime() > extendAfter;
