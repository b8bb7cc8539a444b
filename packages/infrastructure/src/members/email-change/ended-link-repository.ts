import type { EndedLinks } from '@nestmates/application/members/email-change/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { EndedLinkModel } from './email-change-model.ts';

const keepLinks = `
  insert into ended_links (digest, deleted_at)
  select take_back_digest, :deletedAt::timestamptz from email_changes
  where member_id = :memberId and take_back_digest is not null
  union all
  select digest, :deletedAt::timestamptz from not_me_links where member_id = :memberId`;

export class EndedLinkRepository implements EndedLinks {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async keep(memberId: MemberId, deletedAt: Date): Promise<void> {
    await sql(this.#transaction, keepLinks, { memberId, deletedAt });
  }

  async find(digest: string): Promise<Date | undefined> {
    return (await EndedLinkModel.query(this.#transaction.db).findById(digest))?.deletedAt;
  }
}
