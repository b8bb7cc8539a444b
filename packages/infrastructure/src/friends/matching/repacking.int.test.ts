import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 1 });
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

/** How many members wait to be packed since the last time. */
async function packings(): Promise<number> {
  const { rows } = await knex.raw(`select key from graphile_worker.jobs where key like 'pack-profile-%'`);
  await knex.raw(`select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null`);
  return rows.length;
}

it('packs a member again when the plan changes, and not when only the customer does', async () => {
  const [member] = await knex('users')
    .insert({ email: 'new@example.com', password: 'x', createdAt: new Date(), onboardingComplete: true })
    .returning('id');
  expect(await packings()).toBe(1);
  const subscription = () => knex('subscriptions').where({ userId: member.id });
  await knex('subscriptions').insert({ userId: member.id, status: 'active', tier: 'pro' });
  expect(await packings()).toBe(1);
  await subscription().update({ tier: 'premium' });
  expect(await packings()).toBe(1);
  await subscription().delete();
  expect(await packings()).toBe(1);
});
