import { isShownTo, listingNotFound, ownListing } from '@nestmates/domain/market/listings/listing.ts';
import {
  memberNotFound,
  requireOtherMember,
  requireVisible,
} from '@nestmates/domain/members/pairs/visibility.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { ListingView } from '../listings/listing-view.ts';
import { pageOfListings, viewOfSeller } from '../listings/view-of-listing.ts';
import type { FavouriteSellerView } from './contract.ts';
import { priceEmail } from './emails.ts';

export class Favourites extends useCase(
  'favouriteStore',
  'favouriteQueries',
  'listingQueries',
  'pairs',
  'emails',
  'transaction',
  'clock',
) {
  async listings(by: Caller, { limit, before }: PageRequest<TimeCursor>): Promise<Page<ListingView>> {
    const found = await this.needs.favouriteQueries.listingsOf(by.id, { limit: limit + 1, before });
    return pageOfListings(found, limit, by);
  }

  async sellers(by: Caller, { limit, before }: PageRequest<TimeCursor>): Promise<Page<FavouriteSellerView>> {
    const found = await this.needs.favouriteQueries.sellersOf(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    const views = items.map(({ since, cursor: _, ...seller }) => ({
      userId: seller.id,
      seller: viewOfSeller(seller, by),
      since: since.toISOString(),
    }));
    return { ...rest, items: views };
  }

  async keepsSeller(by: Caller, sellerId: MemberId): Promise<{ favourite: boolean }> {
    return { favourite: await this.needs.favouriteQueries.keepsSeller(by.id, sellerId) };
  }

  async addListing(by: Caller, listingId: ListingId): Promise<Confirmation> {
    const { favouriteStore: store, listingQueries: listings, clock } = this.needs;
    const found = await listings.find(listingId, by.id);
    if (!found || !isShownTo(found.listing, by.id)) throw listingNotFound();
    if (found.listing.userId === by.id) throw ownListing();
    return this.#withSeller(by, found.listing.userId, async () => {
      await store.addListing(by.id, listingId, clock.now());
      return { message: 'Saved to your favourites' };
    });
  }

  async removeListing(by: Caller, listingId: ListingId): Promise<Confirmation> {
    await this.needs.favouriteStore.removeListing(by.id, listingId);
    return { message: 'Removed from your favourites' };
  }

  async addSeller(by: Caller, sellerId: MemberId): Promise<{ sellerId: number }> {
    const { favouriteStore: store, clock } = this.needs;
    requireOtherMember(by.id, sellerId, 'sellerId', 'You cannot save yourself as a favourite.');
    return this.#withSeller(by, sellerId, async () => {
      const sells = await store.addSeller(by.id, sellerId, clock.now());
      if (!sells) throw memberNotFound();
      return { sellerId };
    });
  }

  async removeSeller(by: Caller, sellerId: MemberId): Promise<Confirmation> {
    await this.needs.favouriteStore.removeSeller(by.id, sellerId);
    return { message: 'Removed from your favourites' };
  }

  /** One e-mail for each who keeps it, so that one that fails is tried again alone. */
  async tellOfLowerPrice({ listingId }: { readonly listingId: ListingId }): Promise<void> {
    const { favouriteQueries: queries, emails, transaction } = this.needs;
    await transaction.run(async () => {
      for (const memberId of await queries.keepersOf(listingId)) {
        await emails.send(priceEmail, { memberId, listingId });
      }
    });
  }

  #withSeller<T>(by: Caller, seller: MemberId, work: () => Promise<T>): Promise<T> {
    const { pairs, transaction } = this.needs;
    return transaction.run(async () => {
      requireVisible(await pairs.lock(by.id, seller));
      return work();
    });
  }
}
