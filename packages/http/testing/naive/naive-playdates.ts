import type { PlaydateStore } from '@nestmates/application/together/playdates/ports.ts';
import { PairRepository } from '@nestmates/infrastructure/members/pairs/pair-repository.ts';
import { requireOneRow } from '@nestmates/infrastructure/platform/database/sql.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { PlaydateRepository } from '@nestmates/infrastructure/together/playdates/playdate-repository.ts';
import { changesOf } from '@nestmates/infrastructure/together/playdates/playdate-row.ts';
import type { Container } from 'inversify';

/** Reads, then writes by what it has read, even if the playdate has changed since. */
const naive = (transaction: KnexTransaction, unlocked: PlaydateStore): PlaydateStore => ({
  context: (me, other) => unlocked.context(me, other),
  lock: (id, me) => unlocked.lock(id, me),
  lockForClock: (id) => unlocked.lockForClock(id),
  async add(playdate) {
    const { userIdOne, userIdTwo, matchId, createdAt } = playdate;
    const open = { matchId, status: 'proposed' };
    if (await transaction.db('playdates').where(open).first('id')) return undefined;
    const [added] = await transaction
      .db('playdates')
      .insert({ userIdOne, userIdTwo, matchId, createdAt, ...changesOf({ ...playdate, id: 0 }) })
      .returning('id');
    return added.id;
  },
  async save(playdate) {
    const { id } = playdate;
    const changed = await transaction
      .db('playdates')
      .where({ id })
      .update(changesOf(playdate))
      .returning('id');
    requireOneRow(changed, 'Changing a playdate');
  },
});

export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  // A lock is released with its statement outside a transaction, so the same code holds no lock.
  const outsideTransaction = new KnexTransaction(transaction.db);
  container
    .rebind(port('playdateStore'))
    .toConstantValue(naive(transaction, new PlaydateRepository(outsideTransaction)));
  container.rebind(port('pairs')).toConstantValue(new PairRepository(outsideTransaction));
}
