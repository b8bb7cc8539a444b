import type { MemberRecords, Section } from '@nestmates/application/trust/exports/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export class MemberRecordReader implements MemberRecords {
  readonly #transaction: KnexTransaction;
  readonly #sections: Readonly<Record<string, string>>;
  constructor(transaction: KnexTransaction, sections: Readonly<Record<string, string>>) {
    this.#transaction = transaction;
    this.#sections = sections;
  }

  /** All tables as they are at one moment. */
  read(memberId: MemberId): Promise<Readonly<Record<string, Section>>> {
    return this.#transaction.run(async () => {
      await sql(this.#transaction, 'set transaction isolation level repeatable read', {});
      const found: Record<string, Section> = {};
      for (const [name, statement] of Object.entries(this.#sections)) {
        found[name] = await sql<Record<string, unknown>>(this.#transaction, statement, { memberId });
      }
      return found;
    });
  }
}
