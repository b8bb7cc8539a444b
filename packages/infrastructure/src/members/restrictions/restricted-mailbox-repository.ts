import type {
  DecidedRestriction,
  KeptAgainst,
  RestrictedMailboxStore,
} from '@nestmates/application/members/restrictions/ports.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { RestrictedMailboxModel } from './restriction-models.ts';

const kept = `
  select decision_id, kind, until_at from restricted_mailboxes where digest = :digest and kept_until > :now
  union all
  select null, 'banned', until_at from banned_emails where digest = :digest and until_at > :now
  order by decision_id`;

interface KeptRow {
  /** Null for a ban, which is kept once for all decisions. */
  readonly decisionId: number | null;
  readonly kind: RestrictionKind;
  readonly untilAt: Date | null;
}

export class RestrictedMailboxRepository implements RestrictedMailboxStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async keep(
    digest: string,
    { decisionId, kind, until }: DecidedRestriction,
    keptUntil: Date,
  ): Promise<void> {
    const row = { digest, decisionId, kind, untilAt: until, keptUntil };
    const added = RestrictedMailboxModel.query(this.#transaction.db).insert(row);
    await added.onConflict(['digest', 'decisionId']).merge();
  }

  async release(decisionId: number): Promise<void> {
    await RestrictedMailboxModel.query(this.#transaction.db).delete().where({ decisionId });
  }

  async keptAgainst(digest: string, now: Date): Promise<KeptAgainst> {
    const rows = await sql<KeptRow>(this.#transaction, kept, { digest, now });
    return {
      isBanned: rows.some(({ decisionId }) => decisionId === null),
      decided: rows.flatMap(({ decisionId, kind, untilAt }) =>
        decisionId === null ? [] : { decisionId, kind, until: untilAt },
      ),
    };
  }
}
