import { PairRepository } from '@nestmates/infrastructure/members/pairs/pair-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Looks for a wave of this week and adds one in a single statement, and takes that for enough: without the lock of the pair. */
export function swap(container: Container): void {
  const { db } = container.get(KnexTransaction);
  // A lock is released with its statement outside a transaction, so the same code holds no lock.
  container.rebind(port('pairs')).toConstantValue(new PairRepository(new KnexTransaction(db)));
}
