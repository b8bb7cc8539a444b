import { cartFull, cartRule } from '@nestmates/domain/market/listings/cart-rule.ts';
import { listingNotFound, requireAvailableTo } from '@nestmates/domain/market/listings/listing.ts';
import { isVisible } from '@nestmates/domain/members/pairs/visibility.ts';
import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { viewOfListing } from '../listings/view-of-listing.ts';
import type { CartItemView } from './contract.ts';
import type { CartItemRow } from './ports.ts';

const viewOf = ({ addedAt, priceWhenAdded, ...row }: CartItemRow, by: Caller): CartItemView => ({
  listingId: row.listing.id,
  listing: viewOfListing(row, by),
  addedAt: addedAt.toISOString(),
  priceWhenAdded,
});

export class Cart extends useCase('cartStore', 'listingQueries', 'pairs', 'transaction', 'clock') {
  async list(by: Caller): Promise<readonly CartItemView[]> {
    return (await this.needs.cartStore.itemsOf(by.id)).map((item) => viewOf(item, by));
  }

  async add(by: Caller, listingId: ListingId): Promise<CartItemView> {
    const { cartStore: store, listingQueries: listings, pairs, transaction, clock } = this.needs;
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
    await this.needs.cartStore.remove(by.id, listingId);
    return { message: 'Item Removed' };
  }
}
