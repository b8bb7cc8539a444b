import { onboarded } from '@nestmates/application/testing/a-caller.ts';
import type {
  AddedMember,
  GivenMember,
  PairPorts,
} from '@nestmates/application/testing/contracts/arrange.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { BlockRepository } from '../src/blocks/block-repository.ts';
import { ConnectionRepository } from '../src/connections/connection-repository.ts';
import { connect, type Knex } from '../src/database/knex.ts';
import { KnexTransaction } from '../src/database/transaction.ts';
import { PairRepository } from '../src/pairs/pair-repository.ts';
import { testDatabase } from './test-database.ts';

async function insertMember(
  knex: Knex,
  { children = [], onboardingComplete = true, ...given }: GivenMember,
): Promise<AddedMember> {
  const createdAt = new Date();
  const [member] = await knex('users')
    .insert({ ...given, ...onboarded, onboardingComplete, password: 'none', createdAt })
    .returning('id');
  const childIds: number[] = [];
  for (const [position, child] of children.entries()) {
    const [added] = await knex('children')
      .insert({ ...child, userId: member.id, position, createdAt })
      .returning('id');
    childIds.push(added.id);
  }
  return { id: member.id, email: given.email, childIds };
}

/** What the contracts need of pairs, in a database of their own. */
export async function pairPorts() {
  const database = await testDatabase();
  const knex = connect(database.url, { max: 8 });
  const transaction = new KnexTransaction(knex);
  const ports: PairPorts = {
    pairs: new PairRepository(transaction),
    connections: new ConnectionRepository(transaction),
    blocks: new BlockRepository(transaction),
    transaction,
    addMember: (member) => insertMember(knex, member),
    removeMember: async (id: MemberId) => {
      await knex('users').where({ id }).delete();
    },
  };
  const close = async () => {
    await knex.destroy();
    await database.drop();
  };
  return { ports, transaction, close };
}
