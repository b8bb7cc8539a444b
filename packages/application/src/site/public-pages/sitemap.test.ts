import { expect, it } from 'vitest';
import type { IdRange } from './ports.ts';
import { idsOfSitemap, Sitemap } from './sitemap.ts';

const changedAt = new Date('2026-03-01T10:00:00Z');
const asked: (number | IdRange)[] = [];
const sitemap = new Sitemap({
  publicUrl: () => 'https://nest.example',
  publicPageQueries: {
    async listingRanges(size) {
      asked.push(size);
      return [0, 2];
    },
    async listingsIn(range) {
      asked.push(range);
      return [{ id: 8, updatedAt: changedAt }];
    },
    async sellerRanges(size) {
      asked.push(size);
      return [1];
    },
    async sellersIn(range) {
      asked.push(range);
      return [
        { id: 7, shopName: null },
        { id: 9, shopName: 'Little Acorns' },
      ];
    },
  },
});
const askedFor = () => asked.splice(0);
const urls = (entries: readonly { readonly url: string }[]) =>
  entries.map(({ url }) => url.replace('https://nest.example', ''));

it('names the sitemaps of all ranges in which there is anything', async () => {
  expect(sitemap.address).toBe('https://nest.example/sitemap.xml');
  expect(urls(await sitemap.index())).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-listings-0.xml',
    '/sitemap-listings-2.xml',
    '/sitemap-sellers-1.xml',
  ]);
  expect(askedFor()).toEqual([50_000, 15_000]);
});

it('has at most 50,000 addresses in each, as a seller has three', () => {
  expect(idsOfSitemap.listings).toBe(50_000);
  expect(idsOfSitemap.sellers * 3).toBeLessThanOrEqual(50_000);
});

it('names the pages that belong to nobody', () => {
  expect(urls(sitemap.pages())).toEqual(['/', '/auth', '/terms', '/privacy', '/rules', '/transparency']);
});

it('names listings by ranges of ids that neither overlap nor leave a gap', async () => {
  expect(await sitemap.listings(0)).toEqual([{ url: 'https://nest.example/marketplace/8', changedAt }]);
  await sitemap.listings(1);
  expect(askedFor()).toEqual([
    { from: 1, to: 50_000 },
    { from: 50_001, to: 100_000 },
  ]);
});

it('names a store once it is live', async () => {
  expect(urls(await sitemap.sellers(2))).toEqual([
    '/seller/7',
    '/seller/9',
    '/little-acorns-store-front',
    '/seller-profile/Little%20Acorns',
  ]);
  expect(askedFor()).toEqual([{ from: 30_001, to: 45_000 }]);
});
