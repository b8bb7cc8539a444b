import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import * as paidSubscriptions from '../../money/subscriptions/migrations/2026-11-22-paid-subscriptions.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';
import { down, up } from './migrations/2026-11-22-tables-by-feature.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 1 });
  // It has dropped columns of the table that is taken back here.
  await paidSubscriptions.down(knex);
  await down(knex);
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

const before = [
  { email: 'nobody@example.com' },
  {
    email: 'buyer@example.com',
    subscriptionStatus: 'active',
    subscriptionTier: 'premium',
    stripeCustomerId: 'cus',
  },
  { email: 'quiet@example.com', aiInsightsEnabled: false },
  {
    email: 'seller@example.com',
    shopName: " Ana's  Nest & Toys ",
    sellerBio: 'Toys.',
    stripeAccountId: 'acct',
  },
  { email: 'twin@example.com', shopName: "Ana's Nest & Toys", instagram: '@twin' },
];

const columns = Object.keys(Object.assign({}, ...before));
const membersBefore = () => knex('users').orderBy('id').select(columns);

it('moves what an existing database holds to tables of its own, and back', async () => {
  await knex('users').insert(before.map((member) => ({ ...member, password: 'x', createdAt: new Date() })));
  const stored = await membersBefore();
  const emailOf = new Map(
    (await knex('users').select('id', 'email')).map(({ id, email }) => [id, email.split('@')[0]]),
  );
  await up(knex);
  const rowsOf = async (table: string, ...shown: string[]) =>
    (
      await knex(table)
        .orderBy('userId')
        .select('userId', ...shown)
    ).map(({ userId, ...row }) => ({
      of: emailOf.get(userId),
      ...row,
    }));
  expect(await rowsOf('subscriptions', 'status', 'tier', 'providerCustomerId')).toEqual([
    { of: 'buyer', status: 'active', tier: 'premium', providerCustomerId: 'cus' },
  ]);
  expect(await rowsOf('ai_settings', 'enabled')).toEqual([{ of: 'quiet', enabled: false }]);
  expect(await rowsOf('payment_accounts', 'providerAccountId', 'ready')).toEqual([
    { of: 'seller', providerAccountId: 'acct', ready: false },
  ]);
  expect(await rowsOf('shops', 'name', 'slug', 'sellerBio', 'instagram')).toEqual([
    {
      of: 'seller',
      name: " Ana's  Nest & Toys ",
      slug: 'anas-nest--toys-store-front',
      sellerBio: 'Toys.',
      instagram: null,
    },
    { of: 'twin', name: "Ana's Nest & Toys", slug: null, sellerBio: null, instagram: '@twin' },
  ]);
  await down(knex);
  expect(await membersBefore()).toEqual(stored);
});

it('packs a member again when her plan changes, as before', async () => {
  await up(knex);
  const jobs = async () => {
    const { rows } = await knex.raw(`select key from graphile_worker.jobs where key like 'pack-profile-%'`);
    await knex.raw(`select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null`);
    return rows.length;
  };
  const [member] = await knex('users')
    .insert({ email: 'new@example.com', password: 'x', createdAt: new Date(), onboardingComplete: true })
    .returning('id');
  expect(await jobs()).toBe(1);
  const hers = () => knex('subscriptions').where({ userId: member.id });
  await knex('subscriptions').insert({ userId: member.id, status: 'active', tier: 'pro' });
  expect(await jobs()).toBe(1);
  await hers().update({ providerCustomerId: 'cus_1' });
  expect(await jobs()).toBe(0);
  await hers().update({ tier: 'premium' });
  expect(await jobs()).toBe(1);
  await hers().delete();
  expect(await jobs()).toBe(1);
});
