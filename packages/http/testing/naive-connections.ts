import type { ConnectionStore } from '@nestmates/application/connections/ports.ts';
import { connectionStore } from '@nestmates/infrastructure/connections/ports.ts';
import { SqlConnectionStore } from '@nestmates/infrastructure/connections/sql-connection-store.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import type { Container } from 'inversify';

/** Reads, then writes without checking again, as code does that ignores concurrent changes. */
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
  // Outside a transaction a lock is released with its statement, so the same code holds no lock.
  const outsideTransaction = new KnexTransaction(transaction.db);
  container
    .rebind(connectionStore)
    .toConstantValue(naive(new SqlConnectionStore(transaction), new SqlConnectionStore(outsideTransaction)));
}
