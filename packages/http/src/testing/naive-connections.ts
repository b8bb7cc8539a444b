import type { ConnectionStore } from '@nestmates/application/connections/ports.ts';
import { SqlConnectionStore } from '@nestmates/infrastructure/connections/sql-connection-store.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import type { Container } from 'inversify';

/** Looks before it changes anything, as one would without thinking of the other who comes at that moment. */
const naive = (real: ConnectionStore, unlocked: ConnectionStore): ConnectionStore => ({
  lockPair: (me, other) => unlocked.lockPair(me, other),
  lockRequest: (id) => unlocked.lockRequest(id),
  addRequest: (me, other, at) => real.addRequest(me, other, at),
  decline: (request) => real.decline(request),
  connect: (request, score) => real.connect(request, score),
  disconnect: (me, other) => real.disconnect(me, other),
});

export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  // Outside the change, a lock is gone with the statement that took it: the same code runs and holds nobody.
  const outsideTransaction = new KnexTransaction(transaction.db);
  container
    .rebind(ports.connectionStore)
    .toConstantValue(naive(new SqlConnectionStore(transaction), new SqlConnectionStore(outsideTransaction)));
}
