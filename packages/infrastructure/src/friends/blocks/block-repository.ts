import type { BlockedRow, BlockStore } from '@nestmates/application/friends/blocks/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import { newAccountsSince, tracesSince } from '@nestmates/domain/friends/blocks/kept-block.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { connected } from '../../members/pairs/pair-sql.ts';
import { hadToDoSince } from '../../members/people/had-to-do.ts';
import type { Knex } from '../../platform/database/knex.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
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

/**
 * Blocks, with whoever is blocked by a tap, the new accounts in a browser or at an address of theirs, except for
 * connections of the one who blocks; as `carryOver` does for an account that comes later. A tap counts more than a trace.
 */
const add = `
  with traced as (
    select u.id, found.email_digest
    from (
      select distinct on (t.member_id) t.member_id, b.email_digest
      from account_traces b join account_traces t on t.digest = b.digest
      where b.member_id = :other::integer and t.member_id not in (b.member_id, :me::integer)
        and b.used_at >= :tracesSince and t.used_at >= :tracesSince
      order by t.member_id
    ) found join users u on u.id = found.member_id
    where u.created_at >= :createdSince and not ${connected(':me::integer', 'u.id')}
    order by u.id for key share of u
  )
  insert into blocks (blocker_id, blocked_id, created_at, traced_to)
  select :me::integer, :other::integer, :at::timestamptz, null
  union all
  select :me::integer, id, :at::timestamptz, email_digest from traced
  on conflict (blocker_id, blocked_id) do update set traced_to = null, created_at = excluded.created_at
    where blocks.traced_to is not null and excluded.traced_to is null
  returning blocked_id`;

export class BlockRepository implements BlockStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  hadToDo(me: MemberId, other: MemberId, since: Date): Promise<boolean> {
    return hadToDoSince(this.#transaction, { me, other, since });
  }

  async add(me: MemberId, other: MemberId, at: Date): Promise<void> {
    const when = { at, tracesSince: tracesSince(at), createdSince: newAccountsSince(at) };
    const added = await sql<{ readonly blockedId: MemberId }>(this.#transaction, add, { me, other, ...when });
    requireOneRow(
      added.filter(({ blockedId }) => blockedId === other),
      'A block',
    );
  }

  async remove(me: MemberId, other: MemberId, emailDigest: string): Promise<boolean> {
    const { db } = this.#transaction;
    const own = BlockModel.query(db).delete().where({ blockerId: me, blockedId: other, tracedTo: null });
    if ((await own) === 0) return false;
    await BlockModel.query(db).delete().where({ blockerId: me, tracedTo: emailDigest });
    await KeptBlockModel.query(db).delete().where({ blockerId: me, emailDigest });
    return true;
  }

  async blocksOf(me: MemberId, page: PageRequest<TimeCursor>): Promise<readonly BlockedRow[]> {
    const found = await blocksPage(this.#transaction.db, me, page);
    return found.map(({ at, ...row }) => ({ ...row, cursor: timeCursorOf(at, row.userId) }));
  }
}
