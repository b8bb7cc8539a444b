import { isShownTo } from '@nestmates/domain/market/listings/listing.ts';
import type { PublicPage } from '@nestmates/domain/market/listings/public-paths.ts';
import { storeSlugIn } from '@nestmates/domain/market/shops/store-slug.ts';
import { profileFor } from '@nestmates/domain/members/profiles/public-profile.ts';
import type { Viewer } from '../../market/listings/view-of-listing.ts';
import { pageSize } from '../../platform/contract/page-size.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { headOfListing } from './listing-head.ts';
import type { AddressOf, PageHead } from './page-head.ts';
import { headOfSellerPage, headOfSellerProfile, headOfStore } from './seller-heads.ts';

/** A page that this viewer may see; without a head where visitors may not see it. */
export interface FoundPage {
  readonly head: PageHead | undefined;
}

/** What the pages that visitors see say of themselves: nothing that a visitor may not know, whoever opens them. */
export class PublicPages extends useCase(
  'listingQueries',
  'shopQueries',
  'publicProfileQueries',
  'publicUrl',
) {
  /** Undefined if there is no such page for this viewer. */
  async find(page: PublicPage, by: Viewer): Promise<FoundPage | undefined> {
    switch (page.kind) {
      case 'listing':
        return this.#listing(page.id, by);
      case 'seller':
        return this.#seller(page.id, by);
      default:
        return this.#shop(page, by);
    }
  }

  readonly #to: AddressOf = (path) => this.needs.publicUrl() + path;

  async #listing(id: number, by: Viewer): Promise<FoundPage | undefined> {
    const row = await this.needs.listingQueries.find(id, by?.id);
    if (!row || !isShownTo(row.listing, by?.id)) return undefined;
    return { head: isShownTo(row.listing, undefined) ? headOfListing(row, this.#to) : undefined };
  }

  async #seller(id: number, by: Viewer): Promise<FoundPage | undefined> {
    const profile = await this.needs.publicProfileQueries.find(id, by?.id);
    if (!profile || !profileFor(profile, by)) return undefined;
    const seen = profileFor(profile, undefined);
    return { head: seen && headOfSellerPage(seen, this.#to) };
  }

  async #shop(
    { kind, shopName }: Extract<PublicPage, { readonly shopName: string }>,
    by: Viewer,
  ): Promise<FoundPage | undefined> {
    const { shopQueries: shops, listingQueries: listings } = this.needs;
    const shop = await shops.bySlug(storeSlugIn(shopName), by?.id);
    if (!shop) return undefined;
    if (kind === 'seller-profile') return { head: headOfSellerProfile(shop, this.#to) };
    const onSale = await listings.onSaleOf(shop.id, undefined, { limit: pageSize.default });
    return { head: headOfStore(shop, onSale, this.#to) };
  }
}
