import type { Encryption, SealedKind } from '@nestmates/application/platform/encryption/encryption.ts';
import type { MemberRecords, Section } from '@nestmates/application/trust/exports/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

type Sections = Required<Pick<FeatureExport, 'sections' | 'sealed'>>;

export class MemberRecordReader implements MemberRecords {
  readonly #transaction: KnexTransaction;
  readonly #encryption: Pick<Encryption, 'open'>;
  readonly #sections: Sections;
  constructor(transaction: KnexTransaction, encryption: Pick<Encryption, 'open'>, sections: Sections) {
    this.#transaction = transaction;
    this.#encryption = encryption;
    this.#sections = sections;
  }

  /** All tables as they are at one moment. */
  read(memberId: MemberId): Promise<Readonly<Record<string, Section>>> {
    const { sections, sealed } = this.#sections;
    return this.#transaction.run(async () => {
      await sql(this.#transaction, 'set transaction isolation level repeatable read', {});
      const found: Record<string, Section> = {};
      for (const [name, statement] of Object.entries(sections)) {
        const rows = await sql<Record<string, unknown>>(this.#transaction, statement, { memberId });
        const kind = sealed[name];
        found[name] = kind ? await Promise.all(rows.map((row) => this.#opened(kind, row))) : rows;
      }
      return found;
    });
  }

  /** What cannot be read any more, as its key is gone, keeps nobody from the rest. */
  async #opened(kind: SealedKind, { sealedId, sealed, ...row }: Record<string, unknown>) {
    const open = this.#encryption.open({ kind, id: Number(sealedId) }, String(sealed));
    return { ...row, content: await open.then((text): unknown => JSON.parse(text)).catch(() => null) };
  }
}
