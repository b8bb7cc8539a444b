import {
  listingPath,
  sellerPath,
  sellerProfilePath,
  storefrontPath,
} from '@nestmates/domain/market/listings/public-paths.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { IdRange } from './ports.ts';

export interface SitemapEntry {
  readonly url: string;
  readonly changedAt?: Date;
}

/** A sitemap may have 50,000 addresses; a seller has up to three. */
export const idsOfSitemap = { listings: 50_000, sellers: 15_000 } as const;
export type SitemapKind = keyof typeof idsOfSitemap;

const ownPages = ['/', '/auth', '/terms', '/privacy', '/rules', '/transparency'];

/** The ids of a sitemap are a range, so that its addresses stay in it while others come and go. */
const rangeOf = (kind: SitemapKind, number: number): IdRange => ({
  from: number * idsOfSitemap[kind] + 1,
  to: (number + 1) * idsOfSitemap[kind],
});

export const sitemapPath = (kind: SitemapKind | 'pages', number?: number): string =>
  `/sitemap-${kind}${number === undefined ? '' : `-${number}`}.xml`;

/** Everything that visitors may see and a search may find, and nothing else. */
export class Sitemap extends useCase('publicPageQueries', 'publicUrl') {
  get address(): string {
    return this.#entry('/sitemap.xml').url;
  }

  /** The addresses of all sitemaps. */
  async index(): Promise<readonly SitemapEntry[]> {
    const { publicPageQueries: queries } = this.needs;
    const listings = await queries.listingRanges(idsOfSitemap.listings);
    const sellers = await queries.sellerRanges(idsOfSitemap.sellers);
    return [
      sitemapPath('pages'),
      ...listings.map((number) => sitemapPath('listings', number)),
      ...sellers.map((number) => sitemapPath('sellers', number)),
    ].map(this.#entry);
  }

  pages(): readonly SitemapEntry[] {
    return ownPages.map(this.#entry);
  }

  async listings(number: number): Promise<readonly SitemapEntry[]> {
    const found = await this.needs.publicPageQueries.listingsIn(rangeOf('listings', number));
    return found.map(({ id, updatedAt }) => ({ ...this.#entry(listingPath(id)), changedAt: updatedAt }));
  }

  async sellers(number: number): Promise<readonly SitemapEntry[]> {
    const found = await this.needs.publicPageQueries.sellersIn(rangeOf('sellers', number));
    return found
      .flatMap(({ id, shopName }) => [
        sellerPath(id),
        ...(shopName === null ? [] : [storefrontPath(shopName), sellerProfilePath(shopName)]),
      ])
      .map(this.#entry);
  }

  readonly #entry = (path: string): SitemapEntry => ({ url: this.needs.publicUrl() + path });
}
