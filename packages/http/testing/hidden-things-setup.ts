import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { connect, mother } from './mothers.ts';
import { insertListing, insertOrder, payable } from './order-setup.ts';
import type { TestMember, TestServer } from './test-server.ts';

/** The kinds that can be hidden; a swap, a playdate and an order are between two who both know of it. */
export type HiddenKind = Exclude<ThingKind, 'member' | 'swap' | 'playdate' | 'order'>;
export type HiddenBy = 'weight' | { readonly decisionId: number };

/** A word of each thing that stands nowhere else. */
export const marks = {
  photo: 'marked-photo',
  message: 'Marigold',
  'check-in': 'Larkspur',
  listing: 'Heliotrope',
  shop: 'Snapdragon',
  review: 'Delphinium',
} as const satisfies Readonly<Record<HiddenKind, string>>;

export interface Marked {
  readonly author: TestMember;
  /** A connection who has written with the author, sold to them and kept what they sell. */
  readonly friend: TestMember;
  readonly stranger: TestMember;
  readonly things: Readonly<Record<HiddenKind, number | string>>;
  /** What fills the parameters of a path. */
  readonly ids: readonly (number | string)[];
}

const austin = { state: 'TX', city: 'Austin', zipCode: '78701' };

const idIn = async (inserted: Promise<readonly Record<string, unknown>[]>): Promise<number> =>
  Number(Object.values((await inserted)[0] ?? {})[0]);

/** A friend's order of the author that the author has reviewed. */
export async function insertReview(
  { knex, clock }: TestServer,
  { author, seller, text }: { readonly author: { id: number }; seller: { id: number }; text: string },
  columns: object = {},
): Promise<number> {
  const at = clock.now();
  const completed = { status: 'completed', completedAt: at, ...columns };
  const orderId = await insertOrder(knex, { buyer: author, seller }, completed);
  await knex('reviews').insert({ orderId, sellerId: seller.id, rating: 1, text, writtenAt: at });
  const rating = { sellerId: seller.id, sum: 1, count: 1 };
  const raised = { sum: knex.raw('seller_ratings.sum + 1'), count: knex.raw('seller_ratings.count + 1') };
  await knex('seller_ratings').insert(rating).onConflict('sellerId').merge(raised);
  return orderId;
}

/** One thing of each kind by one author, and whom they are shown to. */
export async function markedThings(server: TestServer): Promise<Marked> {
  const { knex, clock } = server;
  const at = clock.now();
  const someone = (firstName: string, columns: object = {}) =>
    mother(server, { firstName, ...austin, ...columns }, 'premium');
  const author = await someone('Bea', { profilePhotoUrl: photoUrl(marks.photo) });
  const [friend, stranger] = [await someone('Fay'), await someone('Vera')];
  await connect(server, author, friend);
  await payable(knex, author);
  await knex('photos').insert({ name: marks.photo, ownerId: author.id, usedAs: 'portrait', enteredAt: at });
  const slug = `${marks.shop.toLowerCase()}-${author.id}-store-front`;
  const shop = { userId: author.id, name: `${marks.shop} things`, sellerBio: `${marks.shop}s`, slug };
  await knex('shops').insert({ ...shop, createdAt: at, updatedAt: at });
  const slugOfFriend = `fay-${friend.id}-store-front`;
  const shopOfFriend = { userId: friend.id, name: 'Fay', slug: slugOfFriend };
  await knex('shops').insert({ ...shopOfFriend, createdAt: at, updatedAt: at });
  const listing = await insertListing(knex, author, { title: `${marks.listing} bike` });
  const asked = { buyerId: friend.id, sellerId: author.id, listingId: listing, begunAt: at, askedAt: at };
  await knex('listing_conversations').insert(asked);
  await knex('favourite_listings').insert({ userId: friend.id, listingId: listing, createdAt: at });
  await knex('favourite_sellers').insert({ userId: friend.id, sellerId: author.id, createdAt: at });
  const inCart = { userId: friend.id, listingId: listing, addedAt: at, priceWhenAdded: 4800 };
  await knex('cart_items').insert(inCart);
  const message = { senderId: author.id, receiverId: friend.id, message: `${marks.message}!`, timestamp: at };
  const checkIn = { userId: author.id, location: `${marks['check-in']} Park`, type: 'public' };
  const things = {
    photo: marks.photo,
    message: await idIn(knex('messages').insert(message).returning('id')),
    'check-in': await idIn(
      knex('checkins')
        .insert({ ...checkIn, state: austin.state, city: austin.city, createdAt: at })
        .returning('id'),
    ),
    listing,
    shop: author.id,
    review: await insertReview(server, { author, seller: friend, text: `${marks.review}.` }),
  };
  const ids = [author.id, friend.id, listing, things.review, slug, slugOfFriend];
  await server.runJobs();
  return { author, friend, stranger, things, ids };
}

/** Hides it as reports of some weight, or a decision, would. */
export const hideThing = (
  { container }: TestServer,
  thing: { readonly kind: HiddenKind; readonly id: number | string; readonly memberId: number },
  by: HiddenBy,
): Promise<void> =>
  container
    .get(KnexTransaction)
    .run(() => container.get(Restrictions).hide([{ ...thing, id: String(thing.id) }], by));

export const showThing = (
  { container }: TestServer,
  { kind, id }: { readonly kind: HiddenKind; readonly id: number | string },
  by: HiddenBy,
): Promise<void> =>
  container.get(KnexTransaction).run(() => container.get(Restrictions).show([{ kind, id: String(id) }], by));
