import { processingFee } from '@nestmates/domain/money/payments/fees.ts';
import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aSeller } from '../../../testing/a-seller.ts';
import { filterOf, Marketplace } from './marketplace.ts';
import type { ListingRow } from './ports.ts';

const [ana, sara] = [aCaller({ id: 1 }), aCaller({ id: 7 })];

function marketplaceInMemory() {
  const rows: ListingRow[] = [1, 2, 3].map((id) => ({
    listing: aListing({ id, userId: sara.id, status: id === 3 ? 'paused' : 'active' }),
    seller: aSeller(),
    km: null,
    sameZip: false,
    favourite: false,
  }));
  const counted = { count: 0 };
  const asked: unknown[] = [];
  const paged = (limit: number) =>
    rows.slice(0, limit).map((row) => ({ ...row, cursor: { at: 1, id: row.listing.id } }));
  const marketplace = new Marketplace({
    clock: { now: () => new Date('2026-03-08T10:00:00.000Z') },
    taxes: { addedTo: (what) => what, highestBasisPoints: 1400 },
    listingQueries: {
      async rails(by, newSince) {
        asked.push({ by, newSince });
        return rows.map((row) => ({ ...row, id: row.listing.id, kind: 'new' as const, age: null }));
      },
      find: async (id) => rows.find(({ listing }) => listing.id === id),
      ownOf: async () => [],
      hasAny: async () => true,
      async related(_, by, limit) {
        asked.push({ by, limit });
        return rows.slice(0, limit);
      },
      async onSaleOf(seller, by, { limit }) {
        asked.push({ seller, by, limit });
        return paged(limit);
      },
      async search(by, filter, sort, { limit }) {
        asked.push({ by, filter, sort, limit });
        return paged(limit);
      },
      async count(_, filter, limit) {
        asked.push({ filter, limit });
        return Math.min(limit, counted.count);
      },
    },
  });
  return { marketplace, counted, asked };
}

let app: ReturnType<typeof marketplaceInMemory>;
beforeEach(() => {
  app = marketplaceInMemory();
});

describe('what a search asks for', () => {
  it('is read from its parts', () => {
    expect(filterOf({ q: '', distance: 'within-5', category: 'Clothing', minPrice: 5, maxPrice: 5 })).toEqual(
      { q: undefined, withinKm: 5, categories: ['Clothing'], minPrice: 5, maxPrice: 5 },
    );
    expect(filterOf({ q: 'boots' })).toEqual({ q: 'boots', categories: undefined, withinKm: undefined });
  });

  it('is refused where the lower price is the higher one', () => {
    expect(() => filterOf({ minPrice: 6, maxPrice: 5 })).toThrow('Please choose the lower price first');
    expect(filterOf({ minPrice: 6 })).toMatchObject({ minPrice: 6 });
  });
});

describe('what is on sale', () => {
  it('is listed page by page, by what was asked for', async () => {
    const { items, next } = await app.marketplace.list(ana, { q: 'bike', limit: 2, before: undefined });
    expect([items.map(({ id }) => id), next !== undefined]).toEqual([[1, 2], true]);
    expect(app.asked).toEqual([
      {
        by: ana.id,
        filter: { q: 'bike', categories: undefined, withinKm: undefined },
        sort: 'best-match',
        limit: 3,
      },
    ]);
    expect(
      (await app.marketplace.bySeller(undefined, sara.id, { limit: 2, before: undefined })).items,
    ).toHaveLength(2);
    expect(app.asked[1]).toEqual({ seller: sara.id, by: undefined, limit: 3 });
  });

  it.each([
    [999, { count: 999, orMore: false }],
    [1000, { count: 1000, orMore: false }],
    [1001, { count: 1000, orMore: true }],
  ])('is counted up to a thousand: %i', async (count, shown) => {
    app.counted.count = count;
    expect(await app.marketplace.count(ana, {})).toEqual(shown);
  });

  it('is shown with the fee on top of it, worked out for the highest tax', async () => {
    const { price, processingFee: fee } = await app.marketplace.show(undefined, 1);
    expect(fee).toBe(processingFee(price, 1400));
    expect(fee).toBeGreaterThan(processingFee(price));
  });

  it('is shown to all, and what is paused to its seller', async () => {
    expect(await app.marketplace.show(undefined, 1)).toMatchObject({ id: 1 });
    expect(await app.marketplace.show(sara, 3)).toMatchObject({ id: 3 });
    for (const id of [3, 4])
      await expect(app.marketplace.show(ana, id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('leads to six others like it', async () => {
    expect((await app.marketplace.related(ana, 1)).length).toBe(3);
    expect(app.asked).toEqual([{ by: ana.id, limit: 6 }]);
    await expect(app.marketplace.related(ana, 3)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the rails above the grid', () => {
  it('ask for what is new since a week, and show of each listing what its card says', async () => {
    const rails = await app.marketplace.rails(ana);
    expect(app.asked).toEqual([{ by: ana.id, newSince: new Date('2026-03-01T10:00:00.000Z') }]);
    expect(rails.map(({ kind, age, listings }) => [kind, age, listings.map(({ id }) => id)])).toEqual([
      ['new', null, [1, 2, 3]],
    ]);
    expect(rails[0]?.listings[0]).toMatchObject({ title: 'Wooden balance bike', price: 4800 });
    expect(rails[0]?.listings[0]).not.toHaveProperty('description');
  });
});
