import type { BlockedRow, BlockStore } from '@nestmates/application/friends/blocks/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hadToDoSince } from '../../members/people/had-to-do.ts';
import { accountMailboxes } from '../../members/restrictions/limiting-cases-sql.ts';
import type { Knex } from '../../platform/database/knex.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { addBlock } from './add-block.ts';
import { BlockModel } from './block-model.ts';
import { KeptBlockModel } from './kept-block-models.ts';

export const blocksPage = (db: Knex, me: MemberId, { limit, before }: PageRequest<TimeCursor>) =>
  db({ b: 'blocks' })
    .join({ u: 'users' }, 'u.id', 'b.blockedId')
    .where({ 'b.blockerId': me, 'b.tracedTo': null })
    .whereRaw(`(b.created_at, b.blocked_id) < (${timestampOrLast(':at')}, :id::bigint)`, {
      at: before?.at ?? null,
      id: before?.id ?? null,
    })
    .orderBy([
      { column: 'b.createdAt', order: 'desc' },
      { column: 'b.blockedId', order: 'desc' },
    ])
    .limit(limit)
    .select(
      { userId: 'b.blockedId', firstName: 'u.firstName', blockedAt: 'b.createdAt' },
      db.raw(`${microsecondsOf('b.created_at')} as at`),
    );

export class BlockRepository implements BlockStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  hadToDo(me: MemberId, other: MemberId, since: Date): Promise<boolean> {
    return hadToDoSince(this.#transaction, { me, other, since });
  }

  add(me: MemberId, other: MemberId, at: Date): Promise<{ readonly paying: readonly MemberId[] }> {
    return addBlock(this.#transaction, { me, other, at });
  }

  async remove(me: MemberId, other: MemberId, emailDigest: string): Promise<boolean> {
    const { db } = this.#transaction;
    const own = BlockModel.query(db).delete().where({ blockerId: me, blockedId: other, tracedTo: null });
    if ((await own) === 0) return false;
    const mailboxes = db
      .select('digest')
      .from(db.raw(`(${accountMailboxes}) as m`))
      .where('m.memberId', other)
      .unionAll(db.select(db.raw('?::text', [emailDigest])));
    await BlockModel.query(db).delete().where({ blockerId: me }).whereIn('tracedTo', mailboxes.clone());
    await KeptBlockModel.query(db).delete().where({ blockerId: me }).whereIn('emailDigest', mailboxes);
    return true;
  }

  async blocksOf(me: MemberId, page: PageRequest<TimeCursor>): Promise<readonly BlockedRow[]> {
    const found = await blocksPage(this.#transaction.db, me, page);
    return found.map(({ at, ...row }) => ({ ...row, cursor: timeCursorOf(at, row.userId) }));
  }
}
