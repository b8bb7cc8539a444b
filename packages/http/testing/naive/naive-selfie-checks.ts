import type { SelfieCheckStore } from '@nestmates/application/trust/selfie-checks/ports.ts';
import { MemberRepository } from '@nestmates/infrastructure/members/accounts/member-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { SelfieCheckRepository } from '@nestmates/infrastructure/trust/selfie-checks/selfie-check-repository.ts';
import type { Container } from 'inversify';

/** Looks at a check before it changes it, holds no lock meanwhile, and does not compare what it writes over. */
export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  // A lock is released with its statement outside a transaction, so the same code holds no lock.
  const outside = new MemberRepository(new KnexTransaction(transaction.db));
  const locked = new MemberRepository(transaction);
  locked.lock = (id) => outside.lock(id);
  container.rebind(port('members')).toConstantValue(locked);
  const store = new SelfieCheckRepository(transaction);
  const save: SelfieCheckStore['save'] = async (_, check) => {
    const { status, sentAt, photoUrl, decidedAt, decidedBy, words } = check;
    const row = { status, sentAt, photoUrl, decidedAt, decidedBy, words };
    await transaction.db('selfie_checks').where({ id: check.id }).update(row);
  };
  store.save = save;
  container.rebind(port('selfieCheckStore')).toConstantValue(store);
}
