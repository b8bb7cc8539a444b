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
      await this.#transaction.db.raw('set transaction isolation level repeatable read');
      const sections: Record<string, Section> = {};
      for (const [name, query] of Object.entries(memberSections)) {
        sections[name] = await sql<Record<string, unknown>>(this.#transaction, query, { memberId });
      }
      return sections;
    });
  }

  photosOf(memberId: MemberId): Promise<readonly string[]> {
    return this.#transaction
      .db('photos')
      .where({ ownerId: memberId })
      .whereNotNull('usedAs')
      .orderBy('enteredAt')
      .pluck('name');
  }
}
