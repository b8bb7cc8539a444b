import { onboarded } from '@nestmates/application/testing/a-caller.ts';
import type {
  AddedMember,
  GivenMember,
  PairPorts,
} from '@nestmates/application/testing/contracts/arrange.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { BlockRepository } from '../src/friends/blocks/block-repository.ts';
import { ConnectionRepository } from '../src/friends/connections/connection-repository.ts';
import { PairRepository } from '../src/members/pairs/pair-repository.ts';
import { connect, type Knex } from '../src/platform/database/knex.ts';
import { KnexTransaction } from '../src/platform/database/transaction.ts';
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
  return { ports, transaction, url: database.url, close };
}
