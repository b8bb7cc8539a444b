import type { ListingFilter } from '@nestmates/application/marketplace/ports.ts';
import type { ListingSort } from '@nestmates/domain/marketplace/search.ts';
import { favouriteListings } from '@nestmates/infrastructure/favourites/favourite-repository.ts';
import { onSale } from '@nestmates/infrastructure/marketplace/listing-reader.ts';
import { searchSql } from '@nestmates/infrastructure/marketplace/listing-search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMembers } from '../../testing/long-lists.ts';
import { mother } from '../../testing/mothers.ts';
import { planOf, sentBy } from '../../testing/query-plans.ts';
import { type TestMember, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let sellers: number[];
const limit = 51;

beforeAll(async () => {
  server = await testServer();
  ana = await mother(server);
  sellers = await createMembers(server, 200);
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
  await server.knex.raw('vacuum analyze');
});
afterAll(() => server.close());

const search = (sort: ListingSort, filter: ListingFilter = {}, after?: { at: number; id: number }) =>
  sentBy(
    server.knex.raw(searchSql(filter, sort, after === undefined), { ...filter, ...after, by: ana.id, limit }),
  );

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

it('words and misspelt titles are found by indexes', async () => {
  const plan = await planOf(server, search('best-match', { q: 'c4ca4238' }), 'custom');
  expect(plan).toMatch(/Bitmap Index Scan on listings_words/);
  expect(plan).toMatch(/Bitmap Index Scan on listings_similar_titles/);
});

it('what a seller has on sale, and what a member keeps, are read by their owners', async () => {
  const ofSeller = sentBy(server.knex.raw(onSale, { seller: sellers[0] ?? 0, by: ana.id }));
  expect(await planOf(server, ofSeller, 'generic')).toMatch(/using listings_of_seller|on listings_of_seller/);
  const kept = sentBy(server.knex.raw(favouriteListings, { by: ana.id, limit, at: null, id: null }));
  const plan = await planOf(server, kept, 'generic');
  expect(plan).toMatch(/using favourite_listings_by_age/);
  expect(plan).not.toMatch(/Seq Scan on listings/);
});
