import { RestrictionRepository } from '@nestmates/infrastructure/members/restrictions/restriction-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';
import { swap as swapCases } from './naive-cases.ts';

/** Reads what restricts a member and writes what follows from it, without a lock between. */
export function swap(container: Container): void {
  const store = new RestrictionRepository(container.get(KnexTransaction));
  store.lockMember = () => Promise.resolve();
  container.rebind(port('restrictionStore')).toConstantValue(store);
  swapCases(container);
}
