import { cartFull, cartRule } from '@nestmates/domain/market/listings/cart-rule.ts';
import { listingNotFound, requireAvailableTo } from '@nestmates/domain/market/listings/listing.ts';
import { isVisible } from '@nestmates/domain/members/pairs/visibility.ts';
import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Pairs } from '../../members/pairs/ports.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { ListingQueries } from '../listings/ports.ts';
import { viewOfListing } from '../listings/view-of-listing.ts';
import type { CartItemView } from './contract.ts';
import type { CartItemRow, CartStore } from './ports.ts';

export interface CartDeps {
  readonly store: CartStore;
  readonly listings: Pick<ListingQueries, 'find'>;
  readonly pairs: Pick<Pairs, 'lock'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

const viewOf = ({ addedAt, priceWhenAdded, ...row }: CartItemRow, by: Caller): CartItemView => ({
  listingId: row.listing.id,
  listing: viewOfListing(row, by),
  addedAt: addedAt.toISOString(),
  priceWhenAdded,
});

export class Cart {
  readonly #deps: CartDeps;
  constructor(deps: CartDeps) {
    this.#deps = deps;
  }

  async list(by: Caller): Promise<readonly CartItemView[]> {
    return (await this.#deps.store.itemsOf(by.id)).map((item) => viewOf(item, by));
  }

  async add(by: Caller, listingId: ListingId): Promise<CartItemView> {
    const { store, listings, pairs, transaction, clock } = this.#deps;
    const found = await listings.find(listingId, by.id);
    requireAvailableTo(found?.listing, by.id);
    if (!found) throw listingNotFound();
    return transaction.run(async () => {
      if (!isVisible(await pairs.lock(by.id, found.listing.userId))) throw listingNotFound();
      const row = await listings.find(listingId, by.id);
      requireAvailableTo(row?.listing, by.id);
      if (!row) throw listingNotFound();
      const priceWhenAdded = row.listing.priceCents;
      const { maxItems } = cartRule;
      await store.add({ userId: by.id, listingId, addedAt: clock.now(), priceWhenAdded, maxItems });
      const [item] = await store.itemsOf(by.id, listingId);
      if (!item) throw cartFull();
      return viewOf(item, by);
    });
  }

  async remove(by: Caller, listingId: ListingId): Promise<Confirmation> {
    await this.#deps.store.remove(by.id, listingId);
    return { message: 'Item Removed' };
  }
}
