import { isShownTo, listingNotFound, ownListing } from '@nestmates/domain/market/listings/listing.ts';
import {
  memberNotFound,
  requireOtherMember,
  requireVisible,
} from '@nestmates/domain/members/pairs/visibility.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Emails } from '../../members/emails/emails.ts';
import type { Pairs } from '../../members/pairs/ports.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { ListingView } from '../listings/listing-view.ts';
import type { ListingQueries } from '../listings/ports.ts';
import { pageOfListings, viewOfSeller } from '../listings/view-of-listing.ts';
import type { FavouriteSellerView } from './contract.ts';
import { priceEmail } from './emails.ts';
import type { FavouriteQueries, FavouriteStore } from './ports.ts';

export interface FavouritesDeps {
  readonly store: FavouriteStore;
  readonly queries: FavouriteQueries;
  readonly listings: Pick<ListingQueries, 'find'>;
  readonly pairs: Pick<Pairs, 'lock'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export class Favourites {
  readonly #deps: FavouritesDeps;
  constructor(deps: FavouritesDeps) {
    this.#deps = deps;
  }

  async listings(by: Caller, { limit, before }: PageRequest<TimeCursor>): Promise<Page<ListingView>> {
    const found = await this.#deps.queries.listingsOf(by.id, { limit: limit + 1, before });
    return pageOfListings(found, limit, by);
  }

  async sellers(by: Caller, { limit, before }: PageRequest<TimeCursor>): Promise<Page<FavouriteSellerView>> {
    const found = await this.#deps.queries.sellersOf(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    const views = items.map(({ since, cursor: _, ...seller }) => ({
      userId: seller.id,
      seller: viewOfSeller(seller, by),
      since: since.toISOString(),
    }));
    return { ...rest, items: views };
  }

  async keepsSeller(by: Caller, sellerId: MemberId): Promise<{ favourite: boolean }> {
    return { favourite: await this.#deps.queries.keepsSeller(by.id, sellerId) };
  }

  async addListing(by: Caller, listingId: ListingId): Promise<Confirmation> {
    const { store, listings, clock } = this.#deps;
    const found = await listings.find(listingId, by.id);
    if (!found || !isShownTo(found.listing, by.id)) throw listingNotFound();
    if (found.listing.userId === by.id) throw ownListing();
    return this.#withSeller(by, found.listing.userId, async () => {
      await store.addListing(by.id, listingId, clock.now());
      return { message: 'Saved to your favourites' };
    });
  }

  async removeListing(by: Caller, listingId: ListingId): Promise<Confirmation> {
    await this.#deps.store.removeListing(by.id, listingId);
    return { message: 'Removed from your favourites' };
  }

  async addSeller(by: Caller, sellerId: MemberId): Promise<{ sellerId: number }> {
    const { store, clock } = this.#deps;
    requireOtherMember(by.id, sellerId, 'sellerId', 'You cannot save yourself as a favourite.');
    return this.#withSeller(by, sellerId, async () => {
      const sells = await store.addSeller(by.id, sellerId, clock.now());
      if (!sells) throw memberNotFound();
      return { sellerId };
    });
  }

  async removeSeller(by: Caller, sellerId: MemberId): Promise<Confirmation> {
    await this.#deps.store.removeSeller(by.id, sellerId);
    return { message: 'Removed from your favourites' };
  }

  /** One e-mail for each who keeps it, so that one that fails is tried again alone. */
  async tellOfLowerPrice({ listingId }: { readonly listingId: ListingId }): Promise<void> {
    const { queries, emails, transaction } = this.#deps;
    await transaction.run(async () => {
      for (const memberId of await queries.keepersOf(listingId)) {
        await emails.send(priceEmail, { memberId, listingId });
      }
    });
  }

  #withSeller<T>(by: Caller, seller: MemberId, work: () => Promise<T>): Promise<T> {
    const { pairs, transaction } = this.#deps;
    return transaction.run(async () => {
      requireVisible(await pairs.lock(by.id, seller));
      return work();
    });
  }
}
