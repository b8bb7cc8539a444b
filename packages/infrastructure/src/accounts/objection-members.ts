import type { Credentials, Members, ResetTokens } from '@nestmates/application/accounts/ports.ts';
import { emailTaken } from '@nestmates/domain/accounts/email.ts';
import type { Member } from '@nestmates/domain/accounts/member.ts';
import { changedMeanwhile, notFound } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { type QueryBuilder, UniqueViolationError } from 'objection';
import type { KnexTransaction } from '../database/transaction.ts';
import { memberOf, UserModel } from './user-model.ts';

const isEmailTaken = (error: unknown) =>
  error instanceof UniqueViolationError && error.constraint === 'users_email_taken';

/** An update that matches no row means that the member is gone, and throws. */
const requireOneRow = (changed: number): void => {
  if (changed !== 1) throw notFound();
};

export class ObjectionMembers implements Members, ResetTokens {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  get #users(): QueryBuilder<UserModel> {
    return UserModel.query(this.#transaction.db);
  }

  async add({ email, passwordHash, createdAt }: Parameters<Members['add']>[0]): Promise<Member> {
    const row = await this.#users
      .insert({ email, password: passwordHash, createdAt })
      .returning('*')
      .catch((error: unknown) => {
        throw isEmailTaken(error) ? emailTaken() : error;
      });
    return memberOf(row);
  }

  async find(id: MemberId): Promise<Member | undefined> {
    const row = await this.#users.findById(id);
    return row && memberOf(row);
  }

  async findByEmail(email: string): Promise<Member | undefined> {
    const row = await this.#users.findOne({ email });
    return row && memberOf(row);
  }

  async credentialsByEmail(email: string): Promise<Credentials | undefined> {
    const row = await this.#users.findOne({ email }).select('id', 'password');
    return row && { id: row.id, passwordHash: row.password };
  }

  async credentialsById(id: MemberId): Promise<Credentials> {
    const row = await this.#users.findById(id).select('id', 'password');
    if (!row) throw notFound();
    return { id: row.id, passwordHash: row.password };
  }

  async setPassword(id: MemberId, passwordHash: string, expectedHash?: string): Promise<void> {
    const changed = await this.#users
      .findById(id)
      .where(expectedHash === undefined ? {} : { password: expectedHash })
      .patch({ password: passwordHash, resetToken: null, resetTokenExpires: null });
    if (changed !== 1) throw changedMeanwhile();
  }

  async remove(id: MemberId): Promise<void> {
    requireOneRow(await this.#users.deleteById(id));
  }

  async save(id: MemberId, { digest, expiresAt }: { digest: string; expiresAt: Date }): Promise<void> {
    requireOneRow(await this.#users.findById(id).patch({ resetToken: digest, resetTokenExpires: expiresAt }));
  }

  async redeem(digest: string, now: Date): Promise<MemberId | undefined> {
    const [used] = await this.#users
      .where({ resetToken: digest })
      .where('resetTokenExpires', '>', now)
      .patch({ resetToken: null, resetTokenExpires: null })
      .returning('id');
    return used?.id;
  }
}
