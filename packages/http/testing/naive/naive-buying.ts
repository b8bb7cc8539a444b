import { Buying } from '@nestmates/application/market/orders/buying.ts';
import { PairRepository } from '@nestmates/infrastructure/members/pairs/pair-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port, service } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Looks at the two once, before the order is there. */
class HastyBuying extends Buying {
  constructor(needs: ConstructorParameters<typeof Buying>[0]) {
    const isWithdrawn = () => Promise.resolve(false);
    super({ ...needs, withdrawnOrders: { ...needs.withdrawnOrders, isWithdrawn } });
  }
}

/** Begins checkouts without a lock of the two, and never looks again. */
export function swap(container: Container): void {
  service((id) => container.bind(id), HastyBuying);
  container.rebind(Buying).toService(HastyBuying);
  // A lock is released with its statement outside a transaction, so the same code holds no lock.
  const outsideTransaction = new KnexTransaction(container.get(KnexTransaction).db);
  container.rebind(port('pairs')).toConstantValue(new PairRepository(outsideTransaction));
}
