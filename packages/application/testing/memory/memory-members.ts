import { emailTaken } from '@nestmates/domain/members/accounts/email.ts';
import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import { noSubscription } from '@nestmates/domain/platform/access/capabilities.ts';
import { changedMeanwhile, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { OwnAccount } from '../../src/members/accounts/own-account.ts';
import type { Credentials, Members, RedeemedReset, ResetTokens } from '../../src/members/accounts/ports.ts';
import type { EmailOwners } from '../../src/members/email-change/ports.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

interface Account {
  readonly member: Member;
  readonly passwordHash: string;
  readonly reset?: { readonly digest: string; readonly expiresAt: Date } | undefined;
  readonly usedReset?: string;
}

/** A member who has just registered. */
const aNewMember = (id: MemberId, email: string, createdAt: Date): Member => ({
  id,
  email,
  firstName: null,
  lastName: null,
  state: null,
  city: null,
  zipCode: null,
  age: null,
  intakeBasicCompleted: false,
  parentingInfoCompleted: false,
  childrenAdded: false,
  onboardingComplete: false,
  parentingVibe: [],
  availability: [],
  homeSince: null,
  homeMoves: [],
  lookingFor: [],
  lifestyleInterests: [],
  parentingValues: [],
  supportNeeds: [],
  socialPreferences: [],
  profilePhotoUrl: null,
  bio: null,
  planAroundCalendar: true,
  zipShownTo: 'everyone',
  paused: false,
  hasUnlocked: false,
  unlockedVia: null,
  unlockedAt: null,
  isAdmin: false,
  emailVerifiedAt: null,
  photoCheckedAt: null,
  credentialsChangedAt: null,
  checkedAt: null,
  createdAt,
});

const withNothingElse = (member: Member): OwnAccount => ({
  ...member,
  ...noSubscription,
  shopName: null,
  shopBio: null,
  sellerBio: null,
  instagram: null,
  facebook: null,
  website: null,
  stripeAccountId: null,
  aiInsightsEnabled: true,
});

/** Name of the lock of a member's row. */
export const memberLock = (id: MemberId): string => `member ${id}`;

/** Members and their reset links in memory; rows are locked where there is a transaction that keeps others away. */
export class MemoryMembers implements Members, ResetTokens, EmailOwners {
  readonly accounts = new Map<MemberId, Account>();
  readonly #transaction: MemoryTransaction | undefined;
  #nextId = 1;
  constructor(transaction?: MemoryTransaction) {
    this.#transaction = transaction;
  }

  #byEmail = (email: string): Account | undefined =>
    [...this.accounts.values()].find(({ member }) => member.email === email);

  #require(id: MemberId): Account {
    const account = this.accounts.get(id);
    if (!account) throw notFound();
    return account;
  }

  /** Held until the transaction ends, as by everyone who changes the row. */
  #hold(id: MemberId): Account {
    if (this.#transaction?.isRunning) this.#transaction.lock(memberLock(id));
    return this.#require(id);
  }

  #change(id: MemberId, fields: Partial<Account>): void {
    this.accounts.set(id, { ...this.#hold(id), ...fields });
  }

  /** Waits for whoever is about to take or to leave the address, as the index of addresses does. */
  #claim(...emails: readonly string[]): void {
    if (!this.#transaction?.isRunning) return;
    for (const email of emails.toSorted()) this.#transaction.lock(`email ${email}`);
  }

  async add({ email, passwordHash, createdAt }: Parameters<Members['add']>[0]): Promise<Member> {
    this.#claim(email);
    if (this.#byEmail(email)) throw emailTaken();
    const member = aNewMember(this.#nextId++, email, createdAt);
    this.accounts.set(member.id, { member, passwordHash });
    return member;
  }

  async find(id: MemberId): Promise<Member | undefined> {
    return this.accounts.get(id)?.member;
  }

  async findByEmail(email: string): Promise<Member | undefined> {
    return this.#byEmail(email)?.member;
  }

  async lock(id: MemberId): Promise<OwnAccount> {
    return withNothingElse(this.#hold(id).member);
  }

  async lockForRemoval(id: MemberId): Promise<Pick<Credentials, 'passwordHash'>> {
    return { passwordHash: this.#hold(id).passwordHash };
  }

  async credentialsByEmail(email: string): Promise<Credentials | undefined> {
    const account = this.#byEmail(email);
    return (
      account && {
        id: account.member.id,
        passwordHash: account.passwordHash,
        hasSecondFactor: false,
        hasPayoutAccount: false,
      }
    );
  }

  async credentialsById(id: MemberId): Promise<Credentials> {
    return {
      id,
      passwordHash: this.#require(id).passwordHash,
      hasSecondFactor: false,
      hasPayoutAccount: false,
    };
  }

  async setPassword(id: MemberId, passwordHash: string, at: Date, expectedHash?: string): Promise<void> {
    const account = this.accounts.get(id);
    if (!account || (expectedHash !== undefined && account.passwordHash !== expectedHash))
      throw changedMeanwhile();
    const member = { ...account.member, credentialsChangedAt: at };
    this.#change(id, { member, passwordHash, reset: undefined });
  }

  async setEmail(id: MemberId, email: string, emailVerifiedAt: Date): Promise<void> {
    const { member } = this.#hold(id);
    this.#claim(email, member.email);
    const other = this.#byEmail(email);
    if (other && other.member.id !== id) throw emailTaken();
    this.#change(id, { member: { ...member, email, emailVerifiedAt }, reset: undefined });
  }

  async remove(id: MemberId): Promise<void> {
    this.#claim(this.#hold(id).member.email);
    this.accounts.delete(id);
  }

  async save(
    { id, email }: Pick<Member, 'id' | 'email'>,
    reset: { digest: string; expiresAt: Date },
  ): Promise<boolean> {
    const account = this.#byEmail(email);
    if (account?.member.id !== id) return false;
    this.#change(id, { reset });
    return true;
  }

  async redeem(digest: string, now: Date): Promise<RedeemedReset | undefined> {
    const account = [...this.accounts.values()].find(({ reset }) => reset?.digest === digest);
    if (!account?.reset || account.reset.expiresAt <= now) return undefined;
    const { expiresAt } = account.reset;
    const { id, emailVerifiedAt } = account.member;
    this.#change(id, { reset: undefined, usedReset: digest });
    this.verifyEmail(id, emailVerifiedAt ?? now);
    return { memberId: id, expiresAt };
  }

  async wasUsed(digest: string): Promise<boolean> {
    return [...this.accounts.values()].some(({ usedReset }) => usedReset === digest);
  }

  isEmailVerified(id: MemberId): boolean {
    return this.#require(id).member.emailVerifiedAt !== null;
  }

  verifyEmail(id: MemberId, emailVerifiedAt: Date): void {
    const { member } = this.#require(id);
    this.#change(id, { member: { ...member, emailVerifiedAt } });
  }
}
