import { randomUUID } from 'node:crypto';
import { type Arrangement, alone, type Two, withOther } from './arrangement.ts';
import { idOf, listingOf, now, subscribeToPremium } from './rows-of-two.ts';

const savedSearchOf = ({ knex, caller }: Two): Promise<number> =>
  idOf(
    knex('saved_searches')
      .insert({
        userId: caller.id,
        name: 'Bikes',
        search: { q: 'bike' },
        emails: true,
        createdAt: now(),
        lookedAt: now(),
      })
      .returning('id'),
  );

async function readyToSell(two: Two): Promise<void> {
  const { knex, caller } = two;
  await subscribeToPremium(two);
  const account = { provider: 'sandbox', providerAccountId: randomUUID(), ready: true };
  await knex('payment_accounts').insert({ ...account, userId: caller.id });
}

export const marketplaceCalls = {
  'post /api/marketplace': alone(async (two) => {
    await readyToSell(two);
    return { body: { title: 'Balance bike', type: 'product', price: 4800 } };
  }),
  'post /api/listing-drafts': alone(async (two) => {
    await subscribeToPremium(two);
    return { body: { title: 'Balance bike' } };
  }),
  'put /api/marketplace/:id': alone(async (two) => {
    await subscribeToPremium(two);
    return { params: { id: await listingOf(two, two.caller) }, body: { price: 4000 } };
  }),
  'post /api/marketplace/:id/status': alone(async (two) => ({
    params: { id: await listingOf(two, two.caller) },
    body: { action: 'pause' },
  })),
  'delete /api/marketplace/:id': alone(async (two) => ({
    params: { id: await listingOf(two, two.caller) },
  })),
  'post /api/marketplace/upload-photo': alone(),
  'put /api/seller/profile': alone(() => ({
    body: { shopName: `Shop ${randomUUID()}`, bio: 'Small things for small people.' },
  })),
  'post /api/cart': withOther(async (two) => ({ body: { listingId: await listingOf(two, two.other) } })),
  'delete /api/cart/:listingId': withOther(async (two) => {
    const listingId = await listingOf(two, two.other);
    const item = { userId: two.caller.id, listingId, priceWhenAdded: 4800, addedAt: now() };
    await two.knex('cart_items').insert(item);
    return { params: { listingId } };
  }),
  'put /api/favourites/listings/:listingId': withOther(async (two) => ({
    params: { listingId: await listingOf(two, two.other) },
  })),
  'delete /api/favourites/listings/:listingId': withOther(async (two) => {
    const listingId = await listingOf(two, two.other);
    await two.knex('favourite_listings').insert({ userId: two.caller.id, listingId, createdAt: now() });
    return { params: { listingId } };
  }),
  'post /api/saved-searches': alone(() => ({
    body: { name: 'Bikes', search: { q: 'bike' }, emails: true },
  })),
  'put /api/saved-searches/:searchId': alone(async (two) => ({
    params: { searchId: await savedSearchOf(two) },
    body: { emails: false },
  })),
  'delete /api/saved-searches/:searchId': alone(async (two) => ({
    params: { searchId: await savedSearchOf(two) },
  })),
  'put /api/favourites/sellers/:sellerId': withOther(async (two) => {
    await listingOf(two, two.other);
    return { params: { sellerId: two.other.id } };
  }),
  'delete /api/favourites/sellers/:sellerId': withOther(async ({ knex, caller, other }) => {
    await knex('favourite_sellers').insert({ userId: caller.id, sellerId: other.id, createdAt: now() });
    return { params: { sellerId: other.id } };
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
