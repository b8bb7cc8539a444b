import { railsSql } from '@nestmates/infrastructure/market/listings/listing-rails.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMembers } from '../../../testing/long-lists.ts';
import { connect, listAt, mother } from '../../../testing/mothers.ts';
import { planOf, sentBy } from '../../../testing/query-plans.ts';
import { bike, onSale, seller } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

interface Rail {
  readonly kind: string;
  readonly age: number | null;
  readonly listings: readonly { readonly title: string }[];
}

const railsOf = async (by: TestMember): Promise<readonly [string, number | null, readonly string[]][]> =>
  ((await listAt(by, '/api/marketplace/rails')) as unknown as readonly Rail[]).map(
    ({ kind, age, listings }) => [kind, age, listings.map(({ title }) => title)],
  );

const dallas = { city: 'Dallas', latitude: 32.78, longitude: -96.8, zipCode: '75201' };

describe('the rails of a member', () => {
  it('are for the ages of her children, near, new and of connections, each thing once', async () => {
    const [ana, near, far] = [await mother(server), await seller(server), await seller(server, dallas)];
    const list = (by: TestMember, title: string, ages: object = {}) =>
      onSale(by, { ...bike, title, ...ages });
    for (const title of ['Near one', 'Near two', 'Near three']) await list(near, title);
    for (const title of ['Far one', 'Far two', 'Far three']) await list(far, title);
    await list(far, 'Far for four', { ageFrom: 3, ageTo: 5 });
    await list(near, 'Near for four', { ageFrom: 4, ageTo: 4 });
    await list(near, 'Near for three to five', { ageFrom: 3, ageTo: 5 });
    await list(near, 'Near for five', { ageFrom: 5, ageTo: 7 });
    expect(await railsOf(ana)).toEqual([
      ['age', 4, ['Near for three to five', 'Near for four', 'Far for four']],
      ['near', null, ['Near for five', 'Near three', 'Near two', 'Near one']],
      ['new', null, ['Far three', 'Far two', 'Far one']],
    ]);
    await connect(server, ana, far);
    await server.knex('listings').where({ userId: far.id }).update({ createdAt: '2020-01-01' });
    expect((await railsOf(ana)).at(-1)).toEqual(['known', null, ['Far three', 'Far two', 'Far one']]);
    const known = await listAt(ana, '/api/marketplace?known=true');
    expect(known.map(({ userId }) => userId)).toEqual([far.id, far.id, far.id, far.id]);
    expect((await ana.get('/api/marketplace/count?known=true')).body).toEqual({ count: 4, orMore: false });
    expect((await ana.get('/api/marketplace?known=false')).status).toBe(400);

    await ana.post(`/api/blocks/${near.id}`);
    const titles = (await railsOf(ana)).flatMap(([, , shown]) => shown);
    expect(titles.some((title) => title.startsWith('Near'))).toBe(false);
  });

  it('are none of her own things, and none where nothing is on sale', async () => {
    const sara = await seller(server, { latitude: 10, longitude: 10 });
    for (const nth of [1, 2, 3]) await onSale(sara, { ...bike, title: `Mine ${nth}` });
    const titles = (await railsOf(sara)).flatMap(([, , shown]) => shown);
    expect(titles.filter((title) => title.startsWith('Mine'))).toEqual([]);
  });

  it('are not in the plan of a Free member', async () => {
    const cleo = await mother(server, {}, 'free');
    expect((await cleo.get('/api/marketplace/rails')).status).toBe(403);
  });
});

it('the rails are read by indexes, and of a bounded number of listings', async () => {
  const ana = await mother(server);
  const sellers = await createMembers(server, 400);
  await server.knex.raw(
    'update users set latitude = 30.27 + id % 40 * 0.001, longitude = -97.74 where id = any(?)',
    [sellers],
  );
  await server.knex.raw(
    `insert into listings (user_id, title, description, type, price_cents, category, photo_urls,
       shipping_included, local_pickup_only, badges, status, created_at, updated_at)
     select (?::integer[])[1 + n % 400], 'Toy', 'A thing of wood', 'product', 50, 'Toys & Games', '{}', false, false,
       '{}', 'active', now() - n * interval '1 minute', now()
     from generate_series(1, 12000) n`,
    [sellers],
  );
  await server.knex.raw('vacuum analyze listings, users, neighborhoods');
  const asked = sentBy(server.knex.raw(railsSql, { by: ana.id, newSince: new Date(0) }));
  for (const mode of ['custom', 'generic'] as const) {
    const plan = await planOf(server, asked, mode);
    expect(plan).not.toMatch(/Seq Scan on listings/);
    const read = [...plan.matchAll(/Scan[^\n]* on listings[^\n]*actual[^\n]*rows=(\d+)[^\n]*loops=(\d+)/g)];
    const rows = read.reduce((sum, [, each, loops]) => sum + Number(each) * Number(loops), 0);
    expect(rows, plan).toBeLessThan(6000);
  }
});
