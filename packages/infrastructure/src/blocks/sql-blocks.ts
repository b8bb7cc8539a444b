import type { BlockedRow, BlockStore } from '@nestmates/application/blocks/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/contract/paging.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../database/time-cursor.ts';
import type { KnexTransaction } from '../database/transaction.ts';

export const blocksOf = statement<Omit<BlockedRow, 'cursor'> & { readonly at: string }>(
  'blocks-of',
  `select b.blocked_id as "userId", u.first_name as "firstName", b.created_at as "blockedAt",
     ${microsecondsOf('b.created_at')} as at
   from (
     select blocked_id, created_at from blocks
     where blocker_id = $1 and (created_at, blocked_id) < (${timestampOrLast('$2')}, $3::bigint)
     order by created_at desc, blocked_id desc limit $4
   ) b join users u on u.id = b.blocked_id
   order by b.created_at desc, b.blocked_id desc`,
);

export class SqlBlockStore implements BlockStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(me: MemberId, other: MemberId, at: Date): Promise<void> {
    await this.#transaction.db('blocks').insert({ blockerId: me, blockedId: other, createdAt: at });
  }

  async remove(me: MemberId, other: MemberId): Promise<boolean> {
    return (await this.#transaction.db('blocks').where({ blockerId: me, blockedId: other }).delete()) === 1;
  }

  async blocksOf(me: MemberId, { limit, before }: PageRequest<TimeCursor>): Promise<readonly BlockedRow[]> {
    const from = [before?.at ?? null, before?.id ?? null];
    const found = await rows(this.#transaction, blocksOf, [me, ...from, limit]);
    return found.map(({ at, ...row }) => ({ ...row, cursor: timeCursorOf(at, row.userId) }));
  }
}
