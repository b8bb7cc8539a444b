import { eventNotifierContract } from '@nestmates/application/testing/contracts/event-notifier-contract.ts';
import { uniqueNames } from '@nestmates/application/testing/unique-names.ts';
import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, connectionOf, type Knex } from '../database/knex.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { EventWriter } from './event-writer.ts';
import { PostgresEventNotifier } from './postgres-event-notifier.ts';

const clock = { now: () => new Date() };
const nextSession = uniqueNames('session');
let database: TestDatabase;
let knex: Knex;
let events: EventWriter;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 2 });
  events = new EventWriter(new KnexTransaction(knex), clock);
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

eventNotifierContract('PostgreSQL', () => ({
  open: () => new PostgresEventNotifier(connectionOf(knex)),
  async member() {
    const session = nextSession();
    const [{ id }] = await knex('users')
      .insert({ email: `${session}@nestmates.test`, password: 'none', createdAt: clock.now() })
      .returning('id');
    const expiresAt = new Date(Date.now() + 1e6);
    await knex('sessions').insert({ tokenHash: session, userId: id, createdAt: clock.now(), expiresAt });
    return { id, session };
  },
  announce: (memberId, event) => events.announce([memberId], event),
  endSession: async (tokenHash) => void (await knex('sessions').where({ tokenHash }).delete()),
  async interrupt() {
    await knex.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'nestmates-events'`,
    );
  },
}));
