import { MemberRepository } from '@nestmates/infrastructure/members/accounts/member-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/**
 * Deletes members without a lock, so that each takes the rows about the other in an order of its own, and without
 * trying again.
 */
export function swap(container: Container): void {
  const transaction = new KnexTransaction(container.get(KnexTransaction).db, { tries: 1 });
  container.rebind(KnexTransaction).toConstantValue(transaction);
  const members = new MemberRepository(transaction);
  members.lockForRemoval = (id) => members.credentialsById(id);
  container.rebind(port('members')).toConstantValue(members);
}
