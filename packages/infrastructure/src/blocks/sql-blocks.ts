import type { BlockedRow, Blocks } from '@nestmates/application/blocks/ports.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

const madeBy = statement<BlockedRow>(
  'blocks-made-by',
  `select b.blocked_id as "userId", u.first_name as "firstName", b.created_at as "blockedAt"
   from blocks b join users u on u.id = b.blocked_id
   where b.blocker_id = $1 order by b.created_at desc, u.id`,
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

  madeBy(me: MemberId): Promise<readonly BlockedRow[]> {
    return rows(this.#transaction, madeBy, [me]);
  }
}
