import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import type { KeptKeys } from '@nestmates/domain/members/accounts/password-reset.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { IssuedToken, UsedFrom } from '../../platform/access/session.ts';
import type { OwnAccount } from './own-account.ts';

export interface Credentials {
  readonly id: MemberId;
  readonly passwordHash: string;
  /** Whether a login needs a second factor, too. */
  readonly hasSecondFactor: boolean;
  /** Whether sales are paid out to the member, or were. */
  readonly hasPayoutAccount: boolean;
}

/** What follows a right password where a login needs a second factor. */
export interface LoginStep {
  /** The token by which the step is taken. */
  begin(credentials: Credentials): Promise<IssuedToken>;
}

export interface Members {
  /** Throws EMAIL_TAKEN when the address has an account. */
  add(account: {
    email: string;
    passwordHash: string;
    createdAt: Date;
    /** Also where others need not verify theirs. */
    mustVerifyEmail?: boolean;
  }): Promise<Member>;
  find(id: MemberId): Promise<Member | undefined>;
  findByEmail(email: string): Promise<Member | undefined>;
  /**
   * The account, with the member's row locked for this transaction. Whoever changes several things of one member
   * begins with it. What other features hold about them is read along and not locked. Throws when the member is gone.
   */
  lock(id: MemberId): Promise<OwnAccount>;
  credentialsByEmail(email: string): Promise<Credentials | undefined>;
  credentialsById(id: MemberId): Promise<Credentials>;
  /** Throws a conflict when `expectedHash` is given and is not the stored hash any more. */
  setPassword(id: MemberId, passwordHash: string, at: Date, expectedHash?: string): Promise<void>;
  /**
   * The first step of deleting an account: waits for every change that concerns the member, and lets none begin. Two
   * members who leave at once leave one after the other. Answers the password as it is then. Throws when the member is
   * gone.
   */
  lockForRemoval(id: MemberId): Promise<Pick<Credentials, 'passwordHash'>>;
  remove(id: MemberId): Promise<void>;
}

/** Browser and network from which a member uses their account. */
export interface AccountUse extends UsedFrom {
  readonly memberId: MemberId;
  readonly email: string;
  readonly createdAt: Date;
}

/**
 * What a feature does when a member begins to use their account in a browser, in the same transaction, and when a session
 * is extended, which is once an hour while it is used.
 */
export interface AccountUseObserver {
  noteUse(use: AccountUse): Promise<void>;
}

/** What other features do when an account is deleted, in the same transaction. */
export interface AccountErasure {
  eraseMember(memberId: MemberId): Promise<void>;
}

/** E-mails that members had until lately, and can still take back. */
export interface HeldEmails {
  /** Whether anybody else than this member holds it. */
  isHeld(email: string, by: MemberId, now: Date): Promise<boolean>;
}

/** What ends when an account is taken from whoever else may be in it. */
export interface EndOfAdded {
  /** What was added since then may be somebody else's. */
  readonly since: Date;
  /** Keys that stay: only those that the owner names, and none that was added after that moment. */
  readonly kept?: (KeptKeys & { readonly until: Date }) | undefined;
}

/** What a member adds to an account, by which somebody can get in or read. */
export interface AddedAccess {
  end(memberId: MemberId, ending: EndOfAdded): Promise<void>;
}

/** What can get into the account of a reset link, as its owner is shown it. */
export interface ResetKeys {
  readonly expiresAt: Date;
  readonly passkeys: readonly {
    readonly id: number;
    readonly device: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  }[];
  /** Time since which two-step login is on. */
  readonly twoStepAt: Date | null;
  /** A change of e-mail that waits. */
  readonly pendingEmail: { readonly email: string; readonly requestedAt: Date } | null;
  readonly sessions: readonly { readonly userAgent: string; readonly createdAt: Date }[];
}

export interface ResetKeyQueries {
  /** Undefined for a link that is unknown or has expired. */
  find(digest: string, now: Date): Promise<ResetKeys | 'used' | undefined>;
}

export interface RedeemedReset {
  readonly memberId: MemberId;
  readonly expiresAt: Date;
}

export interface ResetTokens {
  /** False if the member has another e-mail meanwhile: whoever reads this one gets no link. */
  save(of: Pick<Member, 'id' | 'email'>, token: { digest: string; expiresAt: Date }): Promise<boolean>;
  /**
   * Consumes the token: of two concurrent calls only one gets the member. It came by e-mail, so the address is
   * verified, too.
   */
  redeem(digest: string, now: Date): Promise<RedeemedReset | undefined>;
  /** Whether it is the last link by which a member has chosen a password. */
  wasUsed(digest: string): Promise<boolean>;
}

/** The links by which members verify their e-mails: the newest of each member only. */
interface Redeemed {
  readonly memberId: MemberId;
  readonly usedBefore: boolean;
}

export interface VerificationLinks {
  save(id: MemberId, link: { digest: string; expiresAt: Date }): Promise<void>;
  /**
   * Marks the member's e-mail as verified: of two concurrent calls only one does. `replaced` is a link of a member
   * whose e-mail is not verified and to whom a newer one was sent; undefined is unknown or expired.
   */
  redeem(digest: string, now: Date): Promise<Redeemed | 'replaced' | undefined>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown account as for a known one. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

/** Random tokens, and the digest under which a token is stored. */
export interface Tokens {
  generate(): string;
  digest(token: string): string;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly members: Members;
    readonly loginStep: LoginStep;
    readonly heldEmails: HeldEmails;
    readonly resetTokens: ResetTokens;
    readonly resetKeyQueries: ResetKeyQueries;
    readonly verificationLinks: VerificationLinks;
    readonly passwords: Passwords;
    readonly tokens: Tokens;
    readonly addedAccess: AddedAccess;
    readonly useObservers: AccountUseObserver;
    readonly accountErasure: AccountErasure;
  }
}
