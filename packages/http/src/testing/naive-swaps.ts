import type { SwapStore } from '@nestmates/application/swaps/ports.ts';
import { SqlConnectionStore } from '@nestmates/infrastructure/connections/sql-connection-store.ts';
import { insistOnOne } from '@nestmates/infrastructure/database/statement.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { SqlSwapStore } from '@nestmates/infrastructure/swaps/sql-swap-store.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import type { Container } from 'inversify';

/** Looks, and then writes what follows from what it saw, whatever may have become of the swap since. */
const naive = (change: KnexTransaction, glance: SwapStore): SwapStore => ({
  grounds: (me, other) => glance.grounds(me, other),
  lock: (id, me) => glance.lock(id, me),
  async ask(request) {
    const { requesterId, recipientId, date } = request;
    const waiting = { requesterId, recipientId, date, status: 'pending' };
    if (await change.db('babysitting_swaps').where(waiting).first('id')) return undefined;
    const [asked] = await change.db('babysitting_swaps').insert(request).returning('*');
    return asked;
  },
  async settle({ id, status, settledAt }) {
    const changed = await change
      .db('babysitting_swaps')
      .where({ id })
      .update({ status, settledAt })
      .returning('id');
    insistOnOne(changed, 'Settling a swap');
  },
});

export function swap(container: Container): void {
  const change = container.get(KnexTransaction);
  // Outside the change, a lock is gone with the statement that took it: the same code runs and holds nobody.
  const outside = new KnexTransaction(change.db);
  container.rebind(ports.swapStore).toConstantValue(naive(change, new SqlSwapStore(outside)));
  container.rebind(ports.connectionStore).toConstantValue(
    Object.assign(new SqlConnectionStore(change), {
      lockBetween: (me: number, other: number) => new SqlConnectionStore(outside).lockBetween(me, other),
    }),
  );
}
