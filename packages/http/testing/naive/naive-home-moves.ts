import { MemberRepository } from '@nestmates/infrastructure/members/accounts/member-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Reads the moves of a member and writes them without a lock: outside a transaction it ends with its statement. */
export function swap(container: Container): void {
  const { db } = container.get(KnexTransaction);
  container.rebind(port('members')).toConstantValue(new MemberRepository(new KnexTransaction(db)));
}
