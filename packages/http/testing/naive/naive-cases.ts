import type { CaseStore } from '@nestmates/application/trust/cases/ports.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { CaseRepository } from '@nestmates/infrastructure/trust/cases/case-repository.ts';
import type { Container } from 'inversify';

/** Looks at a case before it changes it, and holds no lock meanwhile. */
const naive = (locked: CaseStore, unlocked: CaseStore): CaseStore => ({
  lockMember: (memberId) => unlocked.lockMember(memberId),
  lock: (id) => unlocked.find(id),
  openOf: (memberId) => locked.openOf(memberId),
  create: (memberId, at) => locked.create(memberId, at),
  find: (id) => locked.find(id),
  eventsOf: (id) => locked.eventsOf(id),
  append: (before, event) => locked.append(before, event),
  weigh: (id, weight) => locked.weigh(id, weight),
  idleSince: (before, limit) => locked.idleSince(before, limit),
  effectiveOf: (memberId) => locked.effectiveOf(memberId),
  unsettledOf: (memberId) => locked.unsettledOf(memberId),
});

export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  // A lock is released with its statement outside a transaction, so the same code holds no lock.
  const outside = new CaseRepository(new KnexTransaction(transaction.db));
  container.rebind(port('caseStore')).toConstantValue(naive(new CaseRepository(transaction), outside));
}
