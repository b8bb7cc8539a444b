import type { Member } from '@nestmates/domain/accounts/member.ts';
import type { Session } from '@nestmates/domain/accounts/session.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';

export interface Credentials {
  readonly id: MemberId;
  readonly passwordHash: string;
}

export interface Members {
  /** Throws EMAIL_TAKEN when the address has an account. */
  add(account: { email: string; passwordHash: string; createdAt: Date }): Promise<Member>;
  find(id: MemberId): Promise<Member | undefined>;
  findByEmail(email: string): Promise<Member | undefined>;
  credentialsByEmail(email: string): Promise<Credentials | undefined>;
  credentialsById(id: MemberId): Promise<Credentials>;
  /** Refuses when the old hash is named and is no longer the one that stands. */
  setPassword(id: MemberId, passwordHash: string, expectedHash?: string): Promise<void>;
  remove(id: MemberId): Promise<void>;
}

/** What a feature has to put in order when a member leaves, in the transaction that removes her. */
export interface AccountErasure {
  eraseMember(memberId: MemberId): Promise<void>;
}

export interface ResetTokens {
  save(id: MemberId, token: { digest: string; expiresAt: Date }): Promise<void>;
  /** Uses the token up: of two who come with it, one gets the member. */
  redeem(digest: string, now: Date): Promise<MemberId | undefined>;
}

export interface NewSession extends Session {
  readonly digest: string;
  readonly createdAt: Date;
  readonly passwordHash: string | undefined;
}

export interface SessionStore {
  /** Opens none, and says so, when the member is gone or the named hash is no longer hers. */
  open(session: NewSession): Promise<boolean>;
  extend(digest: string, expiresAt: Date): Promise<void>;
  close(digest: string): Promise<void>;
  closeAll(id: MemberId, exceptDigest?: string): Promise<void>;
  sweep(now: Date): Promise<void>;
}

export interface FoundSession {
  readonly member: Member;
  readonly expiresAt: Date;
  /** The number of her newest event; 0 before the first. */
  readonly lastEventNumber: number;
}

/** The read behind every signed-in request: one statement for the session and its member. */
export interface SessionQueries {
  find(digest: string, now: Date): Promise<FoundSession | undefined>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that is not there as for one that is. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** Random tokens, and the digest under which a token is kept. */
export interface Tokens {
  generate(): string;
  digest(token: string): string;
}
