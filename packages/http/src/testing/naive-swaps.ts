import type { SwapStore } from '@nestmates/application/swaps/ports.ts';
import { SqlConnectionStore } from '@nestmates/infrastructure/connections/sql-connection-store.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { SqlSwapStore } from '@nestmates/infrastructure/swaps/sql-swap-store.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import type { Container } from 'inversify';

/** Looks, and then writes what follows from what it saw, whatever may have become of the swap since. */
const naive = (change: KnexTransaction, glance: SwapStore): SwapStore => {
  const real = new SqlSwapStore(change);
  return {
    grounds: (me, other) => glance.grounds(me, other),
    lock: (id, me) => glance.lock(id, me),
    ask: (request) => real.ask(request),
    async settle({ id, status, settledAt }) {
      await change.db('babysitting_swaps').where({ id }).update({ status, settledAt });
    },
  };
};

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
