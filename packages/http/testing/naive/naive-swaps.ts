import type { SwapStore } from '@nestmates/application/together/swaps/ports.ts';
import { lengthOf } from '@nestmates/domain/together/plans/plan-time.ts';
import { PairRepository } from '@nestmates/infrastructure/members/pairs/pair-repository.ts';
import { requireOneRow } from '@nestmates/infrastructure/platform/database/sql.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { SwapRepository } from '@nestmates/infrastructure/together/swaps/swap-repository.ts';
import { columnsOfTimes } from '@nestmates/infrastructure/together/swaps/swap-row.ts';
import type { Container } from 'inversify';

/** Reads, then writes by what it has read, even if the swap has changed since. */
const naive = (transaction: KnexTransaction, unlocked: SwapStore): SwapStore => ({
  context: (me, other) => unlocked.context(me, other),
  lock: (id, me) => unlocked.lock(id, me),
  saveOutcomes: (swap) => unlocked.saveOutcomes(swap),
  countKept: (swap) => unlocked.countKept(swap),
  lockCards: (me) => unlocked.lockCards(me),
  saveCards: (swap) => unlocked.saveCards(swap),
  async saveTime({ id, status, date, until, proposal }) {
    const lengthMs = lengthOf({ date, until });
    const [proposedBy, proposedDate] = [proposal?.by ?? null, proposal?.date ?? null];
    const changed = await transaction
      .db('babysitting_swaps')
      .where({ id })
      .update({ status, date, lengthMs, proposedBy, proposedDate })
      .returning('id');
    requireOneRow(changed, 'Changing the time of a swap');
  },
  async add(request) {
    const { requesterId, recipientId, date } = request;
    const waiting = { requesterId, recipientId, date, status: 'pending' };
    if (await transaction.db('babysitting_swaps').where(waiting).first('id')) return undefined;
    const { until, hasEnd, otherTimes, place, ...columns } = request;
    const times = columnsOfTimes({ date, until, hasEnd }, otherTimes);
    const row = { ...columns, ...times, placeOf: place?.of };
    const [added] = await transaction.db('babysitting_swaps').insert(row).returning('*');
    return { ...added, until, hasEnd, otherTimes, place };
  },
  async settle(swap) {
    const { id, status, settledAt } = swap;
    const taken = swap.status === 'confirmed' ? columnsOfTimes(swap, []) : {};
    const changed = await transaction
      .db('babysitting_swaps')
      .where({ id })
      .update({ status, settledAt, ...taken, proposedBy: null, proposedDate: null })
      .returning('id');
    requireOneRow(changed, 'Settling a swap');
  },
});

export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  // A lock outside a transaction is released with its statement, so the same code holds no lock.
  const outsideTransaction = new KnexTransaction(transaction.db);
  container
    .rebind(port('swapStore'))
    .toConstantValue(naive(transaction, new SwapRepository(outsideTransaction)));
  container.rebind(port('pairs')).toConstantValue(new PairRepository(outsideTransaction));
}
