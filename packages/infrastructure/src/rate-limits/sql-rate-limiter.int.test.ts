import { MovableClock } from '@nestmates/application/testing/movable-clock.ts';
import { attemptsContract } from '@nestmates/application/testing/rate-limiter-contract.ts';
import { minutes } from '@nestmates/domain/shared/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Knex } from '../database/knex.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { SqlAttempts } from './sql-rate-limiter.ts';

let database: TestDatabase;
let knex: Knex;
let attempts: SqlAttempts;
const clock = new MovableClock();
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 8 });
  attempts = new SqlAttempts(new KnexTransaction(knex), clock);
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

attemptsContract('PostgreSQL', () => ({ attempts, clock }));

it('keeps no list of who tried', async () => {
  await attempts.take('login', 'zita@example.com', { max: 5, per: minutes(15) });
  expect(JSON.stringify(await knex('attempts'))).not.toContain('zita');
});

it('forgets what is over', async () => {
  await attempts.take('old', 'someone', { max: 5, per: minutes(15) });
  clock.forward(minutes(16));
  await attempts.take('young', 'someone', { max: 5, per: minutes(15) });
  await attempts.sweep(clock.now());
  expect((await knex('attempts')).map(({ what }) => what)).toEqual(['young']);
});
