import type { ConnectionStore } from '@nestmates/application/connections/ports.ts';
import { SqlConnectionStore } from '@nestmates/infrastructure/connections/sql-connection-store.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import type { Container } from 'inversify';

/** Looks before it changes anything, as one would without thinking of the other who comes at that moment. */
const naive = (real: ConnectionStore, glance: ConnectionStore): ConnectionStore => ({
  lockBetween: (me, other) => glance.lockBetween(me, other),
  lockRequest: (id) => glance.lockRequest(id),
  ask: (me, other, at) => real.ask(me, other, at),
  decline: (request) => real.decline(request),
  connect: (request, score) => real.connect(request, score),
  sever: (me, other) => real.sever(me, other),
});

export function swap(container: Container): void {
  const change = container.get(KnexTransaction);
  // Outside the change, a lock is gone with the statement that took it: the same code runs and holds nobody.
  const outside = new KnexTransaction(change.db);
  container
    .rebind(ports.connectionStore)
    .toConstantValue(naive(new SqlConnectionStore(change), new SqlConnectionStore(outside)));
}
