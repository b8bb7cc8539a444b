import type { BlockedRow, Blocks } from '@nestmates/application/blocks/ports.ts';
import type { Place, Stretch } from '@nestmates/application/contract/paging.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import { microsecondsOf, momentOf, placeOf } from '../database/time-cursor.ts';
import type { KnexTransaction } from '../database/transaction.ts';

export const blocksMadeBy = statement<Omit<BlockedRow, 'place'> & { readonly at: string }>(
  'blocks-made-by',
  `select b.blocked_id as "userId", u.first_name as "firstName", b.created_at as "blockedAt",
     ${microsecondsOf('b.created_at')} as at
   from (
     select blocked_id, created_at from blocks
     where blocker_id = $1 and (created_at, blocked_id) < (${momentOf('$2')}, $3::bigint)
     order by created_at desc, blocked_id desc limit $4
   ) b join users u on u.id = b.blocked_id
   order by b.created_at desc, b.blocked_id desc`,
);

export class SqlBlocks implements Blocks {
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

  async madeBy(me: MemberId, { limit, before }: Stretch<Place>): Promise<readonly BlockedRow[]> {
    const from = [before?.at ?? null, before?.id ?? null];
    const found = await rows(this.#transaction, blocksMadeBy, [me, ...from, limit]);
    return found.map(({ at, ...row }) => ({ ...row, place: placeOf(at, row.userId) }));
  }
}
