import type { PendingLogin, PendingLogins } from '@nestmates/application/members/second-factor/ports.ts';
import { maxTries } from '@nestmates/domain/members/second-factor/second-factor.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** Locks the member's row, so that a change of the password comes either before it, or after it and ends it. */
const add = `
  insert into pending_logins (digest, member_id, expires_at)
  select :digest, id, :expiresAt from users where id = :memberId and password = :passwordHash for share
  returning digest`;

const countTry = `
  update pending_logins set tries = tries + 1
  where digest = :digest and expires_at > :now and tries < ${maxTries}
  returning member_id`;

export class PendingLoginRepository implements PendingLogins {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(login: Parameters<PendingLogins['add']>[0]): Promise<boolean> {
    return (await sql(this.#transaction, add, { ...login })).length === 1;
  }

  /** There is no row where the login has ended. */
  async try(digest: string, now: Date): Promise<PendingLogin | undefined> {
    const [login] = await sql<PendingLogin>(this.#transaction, countTry, { digest, now });
    return login;
  }

  async take(digest: string): Promise<boolean> {
    const text = 'delete from pending_logins where digest = :digest returning digest';
    return (await sql(this.#transaction, text, { digest })).length === 1;
  }
}
