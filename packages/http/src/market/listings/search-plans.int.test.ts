import type { ListingFilter } from '@nestmates/application/market/listings/ports.ts';
import type { ListingSort } from '@nestmates/domain/market/listings/search.ts';
import { favouriteListings } from '@nestmates/infrastructure/market/favourites/favourite-repository.ts';
import { onSale } from '@nestmates/infrastructure/market/listings/listing-reader.ts';
import { searchSql } from '@nestmates/infrastructure/market/listings/listing-search.ts';
import { readSearchTerms, type SearchTerms } from '@nestmates/infrastructure/market/listings/search-terms.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMembers } from '../../../testing/long-lists.ts';
import { mother } from '../../../testing/mothers.ts';
import { planOf, sentBy } from '../../../testing/query-plans.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let sellers: number[];
let near: Pick<SearchTerms, 'near' | 'nearness' | 'home'>;
const limit = 51;
const sinceY2000 = 946_684_800_000_000;

beforeAll(async () => {
  server = await testServer();
  ana = await mother(server);
  sellers = await createMembers(server, 200);
  // A thousand listings in each place: with half of them PostgreSQL expects a page to take all, and walks no index.
  await server.knex.raw(
    'update users set latitude = 30 + id % 20 * 0.1, longitude = -97.74 where id = any(?)',
    [sellers],
  );
  await server.knex.raw(
    `insert into listings (user_id, title, description, type, price_cents, category, photo_urls,
       shipping_included, local_pickup_only, badges, status, created_at, updated_at)
     select (?::integer[])[1 + n % 200], 'Toy ' || md5(n::text), 'A thing of wood', 'product', 50 + n * 7 % 90000,
       'Toys & Games', '{}', false, false, '{}', case when n % 10 = 0 then 'sold' else 'active' end,
       now() - n * interval '1 minute', now()
     from generate_series(1, 20000) n`,
    [sellers],
  );
  await server.knex.raw(
    `insert into favourite_listings (user_id, listing_id, created_at)
     select ?, id, created_at from listings where id % 20 = 0`,
    [ana.id],
  );
  const terms = await readSearchTerms(new KnexTransaction(server.knex), ana.id, {}, 'nearest');
  near = { near: terms.near, nearness: terms.nearness, home: terms.home };
  await server.knex.raw('vacuum analyze listings, users, neighborhoods, favourite_listings');
});
afterAll(() => server.close());

const raw = (
  sort: ListingSort,
  filter: ListingFilter & Readonly<Record<string, unknown>>,
  after?: { at: number; id: number },
) => server.knex.raw(searchSql(filter, sort, after), { ...near, ...filter, ...after, by: ana.id, limit });
const search = (
  sort: ListingSort,
  filter: ListingFilter & Readonly<Record<string, unknown>> = {},
  after?: { at: number; id: number },
) => sentBy(raw(sort, filter, after));

it.each([
  ['newest', 'Backward using listings_newest', Date.now() * 1000],
  ['price-low', 'using listings_by_price', 40_000],
  ['price-high', 'Backward using listings_by_price', 40_000],
] as const)(
  'a page in the order of %s is one walk down an index, wherever it begins',
  async (sort, scan, at) => {
    for (const after of [undefined, { at, id: 10_000 }]) {
      for (const mode of ['custom', 'generic'] as const) {
        const plan = await planOf(server, search(sort, {}, after), mode);
        const [, rows] = new RegExp(`Scan ${scan} on listings.*rows=(\\d+)`).exec(plan) ?? [];
        expect(Number(rows), plan).toBeLessThanOrEqual(limit);
        expect(plan).not.toMatch(/Seq Scan on listings/);
      }
    }
  },
);

const words = (q: string) => ({ q, words: `'${q}'`, titleWords: `'${q}':A` });
const here = async () => {
  const [{ neighborhoodId }] = await server.knex('listings').distinct('neighborhoodId').limit(1);
  return { withinKm: 5, neighborhoods: [neighborhoodId] };
};
/** How many rows of listings were read, whether they were kept or not. */
const read = (plan: string): number =>
  [
    ...plan.matchAll(/(?:Scan[^\n]* on listings .*?rows=|Rows Removed by (?:Filter|Index Recheck): )(\d+)/g),
  ].reduce((sum, [, rows]) => sum + Number(rows), 0);

it.each(['newest', 'best-match', 'nearest', 'price-low'] as const)(
  'a rare word is found by the index of words, in the order of %s',
  async (sort) => {
    const plan = await planOf(server, search(sort, words('c4ca4238a0b923820dcc509a6f75849b')), 'custom');
    expect(plan).toMatch(/Bitmap Index Scan on listings_words/);
    expect(read(plan), plan).toBeLessThanOrEqual(10);
  },
);

it.each(['newest', 'best-match', 'nearest'] as const)(
  'a word that all listings have needs few of them, in the order of %s',
  async (sort) => {
    const plan = await planOf(server, search(sort, words('toy')), 'custom');
    expect(read(plan), plan).toBeLessThanOrEqual(12 * limit);
  },
);

it('the nearest are read band by band, wherever the page begins', async () => {
  const pageAfter = async (after?: { at: number; id: number }) => {
    const plan = await planOf(server, search('nearest', {}, after), 'custom');
    expect(plan).not.toMatch(/Seq Scan on listings/);
    expect(read(plan), plan).toBeLessThanOrEqual(8 * limit);
    const { rows } = await raw('nearest', {}, after);
    return rows.map(({ at, id }: { at: string; id: number }) => ({ at: Number(at), id }));
  };
  const first = await pageAfter();
  const next = await pageAfter(first.at(-1));
  expect([next[0].at, next[0].id < first.at(-1).id]).toEqual([first.at(-1).at, true]);
  // The last band, a week ago.
  const weekAgo = Date.now() * 1000 - sinceY2000 - 7 * 86_400_000_000;
  const [farther] = await pageAfter({ at: weekAgo, id: 10_000 });
  expect(farther.at).toBeLessThan(weekAgo);
});

it.each(['newest', 'price-low', 'nearest'] as const)(
  'what is sold nearby is found without reading what is not, in the order of %s',
  async (sort) => {
    const plan = await planOf(server, search(sort, await here()), 'custom');
    expect(plan).not.toMatch(/Seq Scan on listings/);
    expect(read(plan), plan).toBeLessThanOrEqual(50 * limit);
  },
);

it.each(['newest', 'best-match'] as const)(
  'a word that all listings have is looked up in few of those that fit, in the order of %s',
  async (sort) => {
    for (const narrowing of [await here(), { maxPrice: 9000 }, { type: 'product', minPrice: 500 }] as const) {
      const filter = { ...words('toy'), ...narrowing };
      const { rows } = await raw(sort, filter);
      // One row of a page is the first of the next one.
      const last = { at: Number(rows[19].at), id: Number(rows[19].id) };
      expect((await raw(sort, filter, last)).rows.slice(0, 31)).toEqual(rows.slice(20, 51));
      const inOrder = await server
        .knex('listings')
        .where({ status: 'active' })
        .modify((query) => {
          if ('maxPrice' in narrowing) query.where('priceCents', '<=', narrowing.maxPrice);
          else if ('minPrice' in narrowing) query.where('priceCents', '>=', narrowing.minPrice);
          else query.whereIn('neighborhoodId', [...narrowing.neighborhoods]);
        })
        .orderBy([
          { column: 'createdAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .pluck('id');
      expect(rows.map(({ id }: { id: number }) => id)).toEqual(inOrder);
    }
    const plan = await planOf(server, search(sort, { ...words('toy'), type: 'product' }), 'custom');
    expect(read(plan), plan).toBeLessThanOrEqual(10 * limit);
  },
);

it('a page is whole where a word is common among the newest and rare in what fits', async () => {
  const old = (await server.knex('listings').where({ status: 'active' }).orderBy('createdAt').limit(60)).map(
    ({ id }: { id: number }) => id,
  );
  await server.knex('listings').whereIn('id', old).update({ condition: 'worn' });
  const { rows } = await raw('newest', { ...words('toy'), condition: 'worn' });
  expect(rows).toHaveLength(limit);
  const none = await raw('newest', { ...words('nothing'), condition: 'worn' });
  expect(none.rows).toEqual([]);
});

it('what a seller has on sale, and what a member keeps, are read by their owners', async () => {
  const ofSeller = sentBy(
    server.knex.raw(onSale, { seller: sellers[0] ?? 0, by: ana.id, limit, at: null, id: null }),
  );
  expect(await planOf(server, ofSeller, 'generic')).toMatch(/using listings_of_seller|on listings_of_seller/);
  const kept = sentBy(server.knex.raw(favouriteListings, { by: ana.id, limit, at: null, id: null }));
  const plan = await planOf(server, kept, 'generic');
  expect(plan).toMatch(/using favourite_listings_by_age/);
  expect(plan).not.toMatch(/Seq Scan on listings/);
});
