import { isShownTo } from '@nestmates/domain/market/listings/listing.ts';
import type { PublicPage } from '@nestmates/domain/market/listings/public-paths.ts';
import { storeSlugIn } from '@nestmates/domain/market/shops/store-slug.ts';
import { profileFor } from '@nestmates/domain/members/profiles/public-profile.ts';
import type { ListingQueries } from '../../market/listings/ports.ts';
import type { Viewer } from '../../market/listings/view-of-listing.ts';
import type { ShopQueries } from '../../market/shops/ports.ts';
import type { PublicProfileQueries } from '../../members/profiles/ports.ts';
import { pageSize } from '../../platform/contract/page-size.ts';
import { headOfListing } from './listing-head.ts';
import type { AddressOf, PageHead } from './page-head.ts';
import { headOfSellerPage, headOfSellerProfile, headOfStore } from './seller-heads.ts';

export interface PublicPagesDeps {
  readonly listings: Pick<ListingQueries, 'find' | 'onSaleOf'>;
  readonly shops: Pick<ShopQueries, 'bySlug'>;
  readonly profiles: PublicProfileQueries;
  readonly publicUrl: () => string;
}

/** A page that this viewer may see; without a head where visitors may not see it. */
export interface FoundPage {
  readonly head: PageHead | undefined;
}

/** What the pages that visitors see say of themselves: nothing that a visitor may not know, whoever opens them. */
export class PublicPages {
  readonly #deps: PublicPagesDeps;
  constructor(deps: PublicPagesDeps) {
    this.#deps = deps;
  }

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

  readonly #to: AddressOf = (path) => this.#deps.publicUrl() + path;

  async #listing(id: number, by: Viewer): Promise<FoundPage | undefined> {
    const row = await this.#deps.listings.find(id, by?.id);
    if (!row || !isShownTo(row.listing, by?.id)) return undefined;
    return { head: isShownTo(row.listing, undefined) ? headOfListing(row, this.#to) : undefined };
  }

  async #seller(id: number, by: Viewer): Promise<FoundPage | undefined> {
    const profile = await this.#deps.profiles.find(id, by?.id);
    if (!profile || !profileFor(profile, by)) return undefined;
    const seen = profileFor(profile, undefined);
    return { head: seen && headOfSellerPage(seen, this.#to) };
  }

  async #shop(
    { kind, shopName }: Extract<PublicPage, { readonly shopName: string }>,
    by: Viewer,
  ): Promise<FoundPage | undefined> {
    const { shops, listings } = this.#deps;
    const shop = await shops.bySlug(storeSlugIn(shopName), by?.id);
    if (!shop) return undefined;
    if (kind === 'seller-profile') return { head: headOfSellerProfile(shop, this.#to) };
    const onSale = await listings.onSaleOf(shop.id, undefined, { limit: pageSize.default });
    return { head: headOfStore(shop, onSale, this.#to) };
  }
}
