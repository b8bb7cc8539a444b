import { cartRule } from '@nestmates/domain/market/listings/cart-rule.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aSeller } from '../../../testing/a-seller.ts';
import { MemoryPairs } from '../../../testing/memory/memory-pairs.ts';
import { MemoryPeople } from '../../../testing/memory/memory-people.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { ListingRow } from '../listings/ports.ts';
import { Cart } from './cart.ts';
import type { CartItemRow } from './ports.ts';

const [ana, sara] = [aCaller({ id: 1 }), aCaller({ id: 7 })];

/** Sara (7) has one thing on sale. */
function cartInMemory() {
  const clock = new StoppedClock();
  const pairs = new MemoryPairs(new MemoryPeople([aMember({ id: ana.id }), aMember({ id: sara.id })]));
  const items: CartItemRow[] = [];
  const row = (status: ListingStatus): ListingRow => ({
    listing: aListing({ userId: sara.id, status }),
    seller: aSeller(),
    km: null,
    sameZip: false,
    favourite: false,
  });
  /** What the listing is at each look; the last one stays. */
  const looks: (ListingRow | undefined)[] = [row('active')];
  const cart = new Cart({
    clock,
    pairs,
    transaction: pairs.transaction,
    listingQueries: stub({ find: async () => (looks.length > 1 ? looks.shift() : looks[0]) }),
    cartStore: {
      async add({ addedAt, priceWhenAdded, maxItems }) {
        pairs.transaction.requireLocked(`pair ${ana.id} ${sara.id}`);
        const [listing] = looks;
        if (listing && items.length < maxItems) items.push({ ...listing, addedAt, priceWhenAdded });
      },
      remove: async () => void items.splice(0),
      itemsOf: async () => items,
    },
  });
  return { clock, pairs, items, looks, row, cart, add: async (by = ana) => cart.add(by, 1) };
}

let app: ReturnType<typeof cartInMemory>;
beforeEach(() => {
  app = cartInMemory();
});

describe('the cart', () => {
  it('keeps a listing with the price that it had', async () => {
    const addedAt = app.clock.now().toISOString();
    expect(await app.add()).toMatchObject({ listingId: 1, addedAt, priceWhenAdded: 4800 });
    expect(await app.cart.list(ana)).toMatchObject([{ listing: { price: 4800 } }]);
    expect(await app.cart.remove(ana, 1)).toEqual({ message: 'Item Removed' });
    expect(await app.cart.list(ana)).toEqual([]);
  });

  it('takes nothing that is not on sale, or of oneself', async () => {
    app.looks[0] = app.row('paused');
    await expect(app.add()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    app.looks[0] = app.row('active');
    await expect(app.add(sara)).rejects.toMatchObject({ code: 'OWN_LISTING' });
    app.looks[0] = undefined;
    await expect(app.add()).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.items).toEqual([]);
  });

  it('looks again once a block or a sale has to wait', async () => {
    app.looks.push(app.row('sold'));
    await expect(app.add()).rejects.toMatchObject({ code: 'LISTING_NOT_AVAILABLE' });
    app.looks.splice(0, 2, app.row('active'), undefined);
    await expect(app.add()).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.items).toEqual([]);
  });

  it('takes nothing of whom a block hides', async () => {
    app.pairs.blocks.push({ by: sara.id, of: ana.id, at: app.clock.now() });
    await expect(app.add()).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is full at its number of things', async () => {
    const priceWhenAdded = 4800;
    for (let n = 0; n < cartRule.maxItems; n += 1)
      app.items.push({ ...app.row('active'), addedAt: app.clock.now(), priceWhenAdded });
    await app.add();
    expect(app.items).toHaveLength(100);
    app.items.splice(0);
    app.looks.splice(0, 1, app.row('active'), app.row('active'), undefined);
    await expect(app.add()).rejects.toMatchObject({ code: 'CART_FULL' });
  });
});
