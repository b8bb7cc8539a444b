import type { ConnectionStore } from '@nestmates/application/friends/connections/ports.ts';
import { ConnectionRepository } from '@nestmates/infrastructure/friends/connections/connection-repository.ts';
import { PairRepository } from '@nestmates/infrastructure/members/pairs/pair-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Reads, then writes without checking again, as code does that ignores concurrent changes. */
const naive = (real: ConnectionStore, unlocked: ConnectionStore): ConnectionStore => ({
  lockRequest: (id) => unlocked.lockRequest(id),
  addRequest: (me, other, at) => real.addRequest(me, other, at),
  decline: (request) => real.decline(request),
  connect: (request, score, told) => real.connect(request, score, told),
  disconnect: (me, other, at) => real.disconnect(me, other, at),
});

export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  // A lock is released with its statement outside a transaction, so the same code holds no lock.
  const outsideTransaction = new KnexTransaction(transaction.db);
  const real = new ConnectionRepository(transaction);
  container
    .rebind(port('connectionStore'))
    .toConstantValue(naive(real, new ConnectionRepository(outsideTransaction)));
  container.rebind(port('pairs')).toConstantValue(new PairRepository(outsideTransaction));
}
