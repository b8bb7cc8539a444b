import { accountDeletionContract } from '@nestmates/application/testing/contracts/accounts/account-deletion-contract.ts';
import { addAccount } from '@nestmates/application/testing/contracts/accounts/arrange-accounts.ts';
import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { MemberRepository } from '../accounts/member-repository.ts';
import { EmailChangeRepository } from '../email-change/email-change-repository.ts';
import { EndedLinkRepository } from '../email-change/ended-link-repository.ts';
import { ScheduledDeletionRepository } from './scheduled-deletion-repository.ts';

let database: TestDatabase;
let knex: Knex;
let transaction: KnexTransaction;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 4 });
  transaction = new KnexTransaction(knex);
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

accountDeletionContract('PostgreSQL', () => ({
  deletions: new ScheduledDeletionRepository(transaction),
  changes: new EmailChangeRepository(transaction),
  endedLinks: new EndedLinkRepository(transaction),
  addMember: async () => (await addAccount({ members: new MemberRepository(transaction) })).id,
}));
