import { rateLimiterContract } from '@nestmates/application/testing/contracts/rate-limiter-contract.ts';
import { MovableClock } from '@nestmates/application/testing/movable-clock.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../database/knex.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { PostgresRateLimiter } from './postgres-rate-limiter.ts';

let database: TestDatabase;
let knex: Knex;
let rateLimiter: PostgresRateLimiter;
const clock = new MovableClock();
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 8 });
  rateLimiter = new PostgresRateLimiter(new KnexTransaction(knex), clock);
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

rateLimiterContract('PostgreSQL', () => ({ rateLimiter, clock }));

it('stores no addresses', async () => {
  await rateLimiter.consume('login', 'zita@example.com', { max: 5, per: minutes(15) });
  expect(JSON.stringify(await knex('attempts'))).not.toContain('zita');
});
