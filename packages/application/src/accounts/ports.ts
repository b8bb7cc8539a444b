import type { Member } from '@nestmates/domain/accounts/member.ts';
import type { Session } from '@nestmates/domain/accounts/session.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';

export interface Credentials {
  readonly id: MemberId;
  readonly passwordHash: string;
}

export interface Members {
  /** Throws EMAIL_TAKEN when the address has an account. */
  add(newcomer: { email: string; passwordHash: string; createdAt: Date }): Promise<Member>;
  find(id: MemberId): Promise<Member | undefined>;
  findByEmail(email: string): Promise<Member | undefined>;
  credentials(email: string): Promise<Credentials | undefined>;
  credentialsOf(id: MemberId): Promise<Credentials>;
  setPassword(id: MemberId, passwordHash: string): Promise<void>;
  remove(id: MemberId): Promise<void>;
}

export interface ResetTokens {
  save(id: MemberId, token: { digest: string; expiresAt: Date }): Promise<void>;
  /** Uses the token up: of two who come with it, one gets the member. */
  redeem(digest: string, now: Date): Promise<MemberId | undefined>;
}

export interface SessionStore {
  open(session: Session & { digest: string; createdAt: Date }): Promise<void>;
  slide(digest: string, expiresAt: Date): Promise<void>;
  close(digest: string): Promise<void>;
  closeAll(id: MemberId, but?: string): Promise<void>;
  sweep(now: Date): Promise<void>;
}

/** The read behind every signed-in request: one statement for the session and its member. */
export interface SessionQueries {
  find(digest: string, now: Date): Promise<{ member: Member; expiresAt: Date } | undefined>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that is not there as for one that is. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** Random tokens, and the digest under which a token is kept. */
export interface Tokens {
  fresh(): string;
  digest(token: string): string;
}
