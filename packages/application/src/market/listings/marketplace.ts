import { categoriesMeant } from '@nestmates/domain/market/listings/categories.ts';
import { isShownTo, listingNotFound } from '@nestmates/domain/market/listings/listing.ts';
import { fillRails, railRule } from '@nestmates/domain/market/listings/listing-rails.ts';
import { type ListingSearch, searchRule, sortOf } from '@nestmates/domain/market/listings/search.ts';
import { processingFee } from '@nestmates/domain/money/payments/fees.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Page, PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { ListingPageView, ListingPictureView, ListingRailView, ListingView } from './listing-view.ts';
import type { ListingFilter } from './ports.ts';
import { pageOfListings, type Viewer, viewInRail, viewOfListing } from './view-of-listing.ts';

const relatedListings = 6;
/** The count says "or more" beyond it: counting a million listings would take longer than showing them. */
const countedUpTo = 1000;

const kmOf = (distance: ListingSearch['distance']): number | undefined =>
  distance && Number(distance.replace('within-', ''));

export function filterOf({ q, category, distance, sort: _, ...fields }: ListingSearch): ListingFilter {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = fields;
  if (minPrice > maxPrice) throw invalid('maxPrice', searchRule.wrongPrices);
  return {
    ...fields,
    q: q || undefined,
    categories: category && categoriesMeant(category),
    withinKm: kmOf(distance),
  };
}

const newestShown = 3;

/** What is on sale, for whoever buys. */
export class Marketplace extends useCase('listingQueries', 'taxes', 'clock') {
  async list(
    by: Caller,
    { limit, before, ...search }: ListingSearch & PageRequest<TimeCursor>,
  ): Promise<Page<ListingView>> {
    const page = { limit: limit + 1, before };
    const found = await this.needs.listingQueries.search(by.id, filterOf(search), sortOf(search), page);
    return pageOfListings(found, limit, by);
  }

  async count(by: Caller, search: ListingSearch): Promise<{ count: number; orMore: boolean }> {
    const found = await this.needs.listingQueries.count(by.id, filterOf(search), countedUpTo + 1);
    return { count: Math.min(found, countedUpTo), orMore: found > countedUpTo };
  }

  async rails(by: Caller): Promise<readonly ListingRailView[]> {
    const { listingQueries: queries, clock } = this.needs;
    const found = await queries.rails(by.id, later(clock.now(), -railRule.newFor));
    return fillRails(found).map(({ kind, age, listings }) => ({
      kind,
      age,
      listings: listings.map((row) => viewInRail(row, by)),
    }));
  }

  async newest(by: Caller): Promise<readonly ListingPictureView[]> {
    const found = await this.needs.listingQueries.search(by.id, filterOf({}), sortOf({}), {
      limit: newestShown,
    });
    return found.map((row) => {
      const { id, title, price, category, serviceIcon, imageUrl } = viewOfListing(row, by);
      return { id, title, price, category, serviceIcon, imageUrl };
    });
  }

  async show(by: Viewer, id: ListingId): Promise<ListingPageView> {
    const view = viewOfListing(await this.#find(by, id), by);
    return { ...view, processingFee: processingFee(view.price, this.needs.taxes.highestBasisPoints) };
  }

  async related(by: Viewer, id: ListingId): Promise<readonly ListingView[]> {
    const { listing } = await this.#find(by, id);
    const found = await this.needs.listingQueries.related(listing, by?.id, relatedListings);
    return found.map((row) => viewOfListing(row, by));
  }

  async bySeller(
    by: Viewer,
    seller: MemberId,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<Page<ListingView>> {
    const found = await this.needs.listingQueries.onSaleOf(seller, by?.id, { limit: limit + 1, before });
    return pageOfListings(found, limit, by);
  }

  async #find(by: Viewer, id: ListingId) {
    const row = await this.needs.listingQueries.find(id, by?.id);
    if (!row || !isShownTo(row.listing, by?.id)) throw listingNotFound();
    return row;
  }
}
