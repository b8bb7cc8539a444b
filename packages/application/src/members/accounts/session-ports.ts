import type { KnownBrowserId } from '@nestmates/domain/members/accounts/known-browser.ts';
import type { Session } from '@nestmates/domain/members/accounts/session.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { Progress } from '@nestmates/domain/platform/access/progress.ts';
import type { Restriction } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../emails/email.ts';
import type { OwnAccount } from './own-account.ts';

export interface NewSession extends Session {
  readonly digest: string;
  readonly createdAt: Date;
  readonly passwordHash: string | undefined;
  /** Whether the member has just given their password or used a passkey. */
  readonly confirmed: boolean;
  /** Whether the member has shown two factors, or one that counts as two. */
  readonly withSecondFactor: boolean;
  /** What the browser says of itself. */
  readonly userAgent: string;
  /** The session that the browser held before: it ends, since nobody could end it later. */
  readonly replaces: string | undefined;
  /** The digest of what the browser keeps; left out when no browser opens it. */
  readonly browserDigest: string | undefined;
}

export interface OpenedSession {
  /** Set when the member has logged in before, and never in this browser. */
  readonly newBrowserId: KnownBrowserId | undefined;
}

/** One of their sessions, as a list shows it. */
export interface ListedSession {
  readonly id: number;
  readonly digest: string;
  readonly userAgent: string;
  readonly expiresAt: Date;
}

export interface SessionStore {
  /**
   * Opens a session and remembers its browser, in one statement. Undefined, and nothing is opened, when the member
   * is gone or the given hash is not the stored one any more.
   */
  open(session: NewSession): Promise<OpenedSession | undefined>;
  /** False if the session has ended meanwhile. */
  extend(digest: string, expiresAt: Date): Promise<boolean>;
  /** Whether nobody has ended it. Asked once the member is locked, since what ends all sessions locks the member, too. */
  isThere(digest: string): Promise<boolean>;
  /** Remembers when the member gave their password again. */
  confirmPassword(digest: string, at: Date): Promise<void>;
  /** The member has shown a second factor in this session. */
  setSecondFactor(digest: string, at: Date): Promise<void>;
  /** No session of the member counts as opened with one any more. */
  clearSecondFactor(id: MemberId): Promise<void>;
  close(digest: string): Promise<void>;
  /** Ends with them what lets somebody in beside sessions, such as a calendar link. */
  closeAll(id: MemberId, exceptDigest?: string): Promise<void>;
  /** False if the member has no such session. */
  closeOne(id: MemberId, sessionId: number): Promise<boolean>;
}

/** A session, and what every request needs to know about its member. */
export interface FoundSession {
  readonly id: MemberId;
  readonly email: string;
  readonly createdAt: Date;
  readonly progress: Progress;
  readonly entitlement: Entitlement;
  readonly isAdmin: boolean;
  readonly emailVerifiedAt: Date | null;
  readonly mustVerifyEmail: boolean;
  /** When a check of the member's photo was last approved. */
  readonly checkedAt: Date | null;
  /** When the member last gave their password, or used a passkey, in this session. */
  readonly passwordConfirmedAt: Date | null;
  /** When the member has shown a second factor in this session. */
  readonly secondFactorAt: Date | null;
  readonly expiresAt: Date;
  /** The number of the member's newest event; 0 when there is none. */
  readonly lastEvent: number;
  /** Restriction that was set last; its end says whether it has ended meanwhile. */
  readonly restriction: Restriction | undefined;
}

export interface FoundAccount extends FoundSession {
  readonly account: OwnAccount;
}

export interface SessionQueries {
  /** The member's sessions that have not ended, the last used first, at most `max`. */
  listOf(id: MemberId, now: Date, max: number): Promise<readonly ListedSession[]>;
  /** Read by every signed-in request: one statement for the session and its member. */
  find(digest: string, now: Date): Promise<FoundSession | undefined>;
  /** The same with the member's whole account, in one statement too. */
  findWithAccount(digest: string, now: Date): Promise<FoundAccount | undefined>;
}

/** What the e-mail about a login in a new browser tells. */
export interface FirstLogin extends Recipient {
  readonly userAgent: string;
  readonly at: Date;
}

export interface NewBrowserQueries {
  /** Whether a member has logged in with the browser that has this digest. */
  knows(memberId: MemberId, browserDigest: string): Promise<boolean>;
  /** Undefined once the browser is forgotten, as it is with its member. */
  firstLoginIn(browserId: KnownBrowserId): Promise<FirstLogin | undefined>;
  /** Whoever has first logged in since then is told of anew, and counted with strangers. */
  forgetSince(memberId: MemberId, at: Date): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sessionStore: SessionStore;
    readonly sessionQueries: SessionQueries;
    readonly newBrowserQueries: NewBrowserQueries;
  }
}
