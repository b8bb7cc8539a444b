import type { MemberRecords, Section } from '@nestmates/application/trust/exports/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { memberSections } from './member-sections.ts';

export class MemberRecordReader implements MemberRecords {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  /** One moment of all tables. */
  read(memberId: MemberId): Promise<Readonly<Record<string, Section>>> {
    return this.#transaction.run(async () => {
      await sql(this.#transaction, 'set transaction isolation level repeatable read', {});
      const sections: Record<string, Section> = {};
      for (const [name, query] of Object.entries(memberSections)) {
        sections[name] = await sql<Record<string, unknown>>(this.#transaction, query, { memberId });
      }
      return sections;
    });
  }

  async photosOf(memberId: MemberId): Promise<readonly string[]> {
    const rows = await sql<{ name: string }>(
      this.#transaction,
      'select name from photos where owner_id = :memberId and used_as is not null order by entered_at, name',
      { memberId },
    );
    return rows.map(({ name }) => name);
  }
}
