import { LedgerRepository } from '@nestmates/infrastructure/market/orders/ledger-repository.ts';
import { PartedSellerRepository } from '@nestmates/infrastructure/market/orders/parted-seller-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Reads what is owed and who is parted, then books by it, whatever has changed since. */
export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  // A lock is released with its statement outside a transaction, so the same code holds no lock.
  const outsideTransaction = new KnexTransaction(transaction.db);
  const unlocked = new LedgerRepository(outsideTransaction);
  const ledger = new LedgerRepository(transaction);
  ledger.lockDebt = (sellerId) => unlocked.lockDebt(sellerId);
  ledger.lockDebtOf = (sellerId) => unlocked.lockDebtOf(sellerId);
  container.rebind(port('ledger')).toConstantValue(ledger);
  const unlockedPartings = new PartedSellerRepository(outsideTransaction);
  const partings = new PartedSellerRepository(transaction);
  partings.lock = (...two) => unlockedPartings.lock(...two);
  container.rebind(port('partedSellers')).toConstantValue(partings);
}
