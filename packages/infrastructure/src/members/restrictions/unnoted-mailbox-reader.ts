import type { UnnotedMailboxQueries } from '@nestmates/application/members/restrictions/unnoted-mailboxes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** A change of the e-mail notes its mailbox by itself, once it cannot be taken back. */
const unnoted = `
  select u.id from users u
  where u.email_verified_at is not null and not exists (select from account_mailboxes a where a.member_id = u.id)
    and not exists (
      select from email_changes c
      where c.member_id = u.id and c.confirmed_at is not null and c.taken_back_at is null)
  order by u.id limit :limit`;

export class UnnotedMailboxReader implements UnnotedMailboxQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(limit: number): Promise<readonly MemberId[]> {
    return (await sql<{ id: MemberId }>(this.#transaction, unnoted, { limit })).map(({ id }) => id);
  }
}
