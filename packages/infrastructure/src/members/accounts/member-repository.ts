import type { OwnAccount } from '@nestmates/application/members/accounts/own-account.ts';
import type {
  Credentials,
  Members,
  RedeemedReset,
  ResetTokens,
} from '@nestmates/application/members/accounts/ports.ts';
import type { EmailOwners } from '@nestmates/application/members/email-change/ports.ts';
import { emailTaken } from '@nestmates/domain/members/accounts/email.ts';
import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import { changedMeanwhile, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { type QueryBuilder, raw, UniqueViolationError } from 'objection';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { UserModel } from './account-models.ts';
import { memberFields, memberOf, ownAccountColumns, ownAccountTables } from './account-sql.ts';

const lockAccount = `
  select ${ownAccountColumns} from ${ownAccountTables} where u.id = :id for no key update of u`;

/** The first number of a two-number advisory lock identifies what the second one means. */
const removalLock = 7_261_003;

/** One removal after the other: two members who leave at once have rows about each other to delete. */
const lockForRemoval = `
  with removal as materialized (select pg_advisory_xact_lock(${removalLock}, 0))
  select u.password as password_hash from removal, users u where u.id = :id for update of u`;

/** The token is read along with the lock, since afterwards it is gone. */
const redeemReset = `
  with found as (
    select id, reset_token_expires from users where reset_token = :digest and reset_token_expires > :now for update)
  update users u
  set reset_token = null, reset_token_expires = null, used_reset_token = :digest, email_verified_at = coalesce(email_verified_at, :now)
  from found where u.id = found.id
  returning u.id as member_id, found.reset_token_expires as expires_at`;

const isEmailTaken = (error: unknown) =>
  error instanceof UniqueViolationError && error.constraint === 'users_email_taken';

/** Read along with the password, so that a login asks no more often than before. */
const hasSecondFactor = raw(
  `exists (select from second_factors f where f.member_id = users.id and f.confirmed_at is not null) as has_second_factor`,
);

/** The same, for the deletion of an account. */
const hasPayoutAccount = raw(
  'exists (select from payment_accounts p where p.user_id = users.id) as has_payout_account',
);

interface CredentialsRow {
  readonly id: MemberId;
  readonly password: string;
  readonly hasSecondFactor: boolean;
  readonly hasPayoutAccount: boolean;
}

const unlessTaken = (error: unknown): never => {
  throw isEmailTaken(error) ? emailTaken() : error;
};

/** An update that matches no row means that the member is gone, and throws. */
const requireMember = (changed: number): void => {
  if (changed !== 1) throw notFound();
};

export class MemberRepository implements Members, ResetTokens, EmailOwners {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  get #users(): QueryBuilder<UserModel> {
    return UserModel.query(this.#transaction.db);
  }

  async add({ passwordHash: password, ...account }: Parameters<Members['add']>[0]): Promise<Member> {
    const row = await this.#users
      .insert({ ...account, password })
      .returning(memberFields)
      .catch(unlessTaken);
    return memberOf(row);
  }

  async setEmail(id: MemberId, email: string, emailVerifiedAt: Date): Promise<void> {
    const links = { resetToken: null, resetTokenExpires: null, verificationToken: null };
    const changed = this.#users
      .findById(id)
      .patch({ email, emailVerifiedAt, ...links, verificationTokenExpires: null });
    requireMember(await changed.catch(unlessTaken));
  }

  find(id: MemberId): Promise<Member | undefined> {
    return this.#find({ id });
  }

  findByEmail(email: string): Promise<Member | undefined> {
    return this.#find({ email });
  }

  async #find(which: Partial<Pick<Member, 'id' | 'email'>>): Promise<Member | undefined> {
    const row = await this.#users.findOne(which).select(memberFields);
    return row && memberOf(row);
  }

  async lock(id: MemberId): Promise<OwnAccount> {
    const [account] = await sql<OwnAccount>(this.#transaction, lockAccount, { id });
    if (!account) throw notFound();
    return account;
  }

  credentialsByEmail(email: string): Promise<Credentials | undefined> {
    return this.#credentials({ email });
  }

  async credentialsById(id: MemberId): Promise<Credentials> {
    const found = await this.#credentials({ id });
    if (!found) throw notFound();
    return found;
  }

  async #credentials(which: Partial<Pick<Member, 'id' | 'email'>>): Promise<Credentials | undefined> {
    const row = await this.#users
      .findOne(which)
      .select('id', 'password', hasSecondFactor, hasPayoutAccount)
      .castTo<CredentialsRow | undefined>();
    if (!row) return undefined;
    const { id, password: passwordHash, hasSecondFactor: asksTwice, hasPayoutAccount: isPaidOut } = row;
    return { id, passwordHash, hasSecondFactor: asksTwice, hasPayoutAccount: isPaidOut };
  }

  async setPassword(id: MemberId, passwordHash: string, at: Date, expectedHash?: string): Promise<void> {
    const changed = await this.#users
      .findById(id)
      .where(expectedHash === undefined ? {} : { password: expectedHash })
      .patch({ password: passwordHash, credentialsChangedAt: at, resetToken: null, resetTokenExpires: null });
    if (changed !== 1) throw changedMeanwhile();
  }

  async lockForRemoval(id: MemberId): Promise<Pick<Credentials, 'passwordHash'>> {
    const [locked] = await sql<Pick<Credentials, 'passwordHash'>>(this.#transaction, lockForRemoval, { id });
    if (!locked) throw notFound();
    return locked;
  }

  async remove(id: MemberId): Promise<void> {
    requireMember(await this.#users.deleteById(id));
  }

  async save(
    { id, email }: Pick<Member, 'id' | 'email'>,
    { digest, expiresAt }: { digest: string; expiresAt: Date },
  ): Promise<boolean> {
    const saved = this.#users
      .patch({ resetToken: digest, resetTokenExpires: expiresAt })
      .where({ id, email });
    return (await saved) === 1;
  }

  async redeem(digest: string, now: Date): Promise<RedeemedReset | undefined> {
    const [redeemed] = await sql<RedeemedReset>(this.#transaction, redeemReset, { digest, now });
    return redeemed;
  }

  async wasUsed(digest: string): Promise<boolean> {
    return (await this.#users.where({ usedResetToken: digest }).resultSize()) > 0;
  }
}
