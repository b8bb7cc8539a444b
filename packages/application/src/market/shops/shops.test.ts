import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { aSeller, aShop } from '../../../testing/a-seller.ts';
import { MemoryMembers } from '../../../testing/memory/memory-members.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { viewOfMember } from '../../members/accounts/member-view.ts';
import { pageSize } from '../../platform/contract/page-size.ts';
import type { ShopProfile, StoreFacts } from './ports.ts';
import { Shops } from './shops.ts';

const sara = aCaller({ id: 1, plan: 'pro' });
const ana = aCaller({ id: 2 });

const noFacts: StoreFacts = {
  shopName: null,
  slug: null,
  sellerBio: null,
  profilePhotoUrl: null,
  ready: false,
  activeListings: 0,
  completedOrders: 0,
  ratingSum: null,
  ratingCount: null,
};
const upload = { size: 1, path: 'sara.jpg' };

/** Whoever saves a shop has locked its seller. */
async function shopsInMemory() {
  const [clock, transaction, members] = [new StoppedClock(), new MemoryTransaction(), new MemoryMembers()];
  await members.add({ email: sara.email, passwordHash: '', createdAt: clock.now() });
  const saved: (readonly [ShopProfile, Date])[] = [];
  const has = { listings: false, facts: noFacts, onSale: 0 };
  const uploaded: number[] = [];
  const shops = new Shops({
    clock,
    transaction,
    shopStore: {
      async save(profile, at) {
        transaction.requireLocked(`member ${profile.userId}`);
        saved.push([profile, at]);
      },
    },
    shopQueries: {
      bySlug: async (slug) => (slug === 'little-acorns-store-front' ? aShop() : undefined),
      storeOf: async () => has.facts,
    },
    listingQueries: stub({
      hasAny: async () => has.listings,
      onSaleOf: async (_, __, { limit }) =>
        Array.from({ length: Math.min(limit, has.onSale) }, (___, id) => ({
          listing: aListing({ id }),
          seller: aSeller(),
          km: null,
          sameZip: false,
          favourite: false,
          cursor: { at: 1, id },
        })),
    }),
    members: stub({
      async lock(id) {
        transaction.lock(`member ${id}`);
        const account = await members.lock(id);
        return { ...account, shopName: saved.at(-1)?.[0].name ?? null };
      },
    }),
    profilePhotos: stub({
      async upload({ id }) {
        uploaded.push(id);
        const profilePhotoUrl = '/photos/new/card.webp';
        return {
          user: viewOfMember(await members.lock(id), sara),
          profilePhotoUrl,
          imageUrl: profilePhotoUrl,
        };
      },
    }),
  });
  const save = async (by = sara, given = {}, photo: Parameters<typeof shops.saveProfile>[2] = undefined) =>
    shops.saveProfile(by, { shopName: "Sara's Toys", bio: 'Wood.', ...given }, photo);
  return { clock, shops, saved, has, uploaded, save };
}

let app: Awaited<ReturnType<typeof shopsInMemory>>;
beforeEach(async () => {
  app = await shopsInMemory();
});

describe('the profile of a shop', () => {
  it('is saved under its address and its key', async () => {
    const links = { instagram: '@saras.toys', facebook: 'facebook.com/sarastoys/', website: 'toys.example' };
    expect(await app.save(sara, links)).toMatchObject({ shopName: "Sara's Toys" });
    expect(app.saved).toEqual([
      [
        {
          userId: sara.id,
          name: "Sara's Toys",
          slug: 'saras-toys-store-front',
          nameKey: 'sarastoys',
          sellerBio: 'Wood.',
          instagram: 'saras.toys',
          facebook: 'sarastoys',
          website: 'https://toys.example',
        },
        app.clock.now(),
      ],
    ]);
    expect(app.uploaded).toEqual([]);
  });

  it('has no links where none are given, and a photo where there is one', async () => {
    expect(await app.save(sara, {}, upload)).toMatchObject({ id: sara.id });
    expect(app.saved[0]?.[0]).toMatchObject({ instagram: null, facebook: null, website: null });
    expect(app.uploaded).toEqual([sara.id]);
  });

  it('is for whoever has a plan or something listed', async () => {
    await expect(app.save(aCaller({ id: 1 }))).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
    await expect(app.shops.store(ana)).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
    app.has.listings = true;
    await app.save(aCaller({ id: 1 }));
    expect(app.saved).toHaveLength(1);
  });
});

describe('a store', () => {
  it('begins with nothing done', async () => {
    expect(await app.shops.store(sara)).toEqual({
      connected: false,
      storeSlug: null,
      activeListings: 0,
      completedOrders: 0,
      rating: null,
      checklist: { profile: false, photo: false, payments: false, listing: false },
    });
  });

  it.each([
    ['profile', false, { shopName: 'Toys' }],
    ['profile', false, { sellerBio: 'Wood.' }],
    ['profile', true, { shopName: 'Toys', sellerBio: 'Wood.' }],
    ['photo', true, { profilePhotoUrl: '/photos/sara/card.webp' }],
    ['payments', true, { ready: true }],
    ['listing', true, { activeListings: 1 }],
  ] as const)('has its %s done: %s with %j', async (step, done, facts) => {
    app.has.facts = { ...noFacts, ...facts };
    expect((await app.shops.store(sara)).checklist[step]).toBe(done);
  });

  it('shows what buyers think of it', async () => {
    app.has.facts = { ...noFacts, ratingSum: 9, ratingCount: 2, completedOrders: 3 };
    expect(await app.shops.store(sara)).toMatchObject({
      rating: { average: 4.5, count: 2 },
      completedOrders: 3,
    });
  });
});

describe('the page of a store', () => {
  it('shows what is on sale, page by page, and no ZIP code', async () => {
    app.has.onSale = pageSize.default;
    const { seller, listings, next } = await app.shops.storefront(undefined, 'Little Acorns');
    expect([listings.length, next]).toEqual([pageSize.default, null]);
    expect(seller).toMatchObject({ shopName: 'Little Acorns', sellerBio: 'Wood, and nothing else.' });
    expect(seller).not.toHaveProperty('zipCode');
    app.has.onSale += 1;
    const more = await app.shops.storefront(ana, 'Little Acorns');
    expect([more.listings.length, typeof more.next]).toEqual([pageSize.default, 'string']);
  });

  it('is not there for a name that nobody has', async () => {
    await expect(app.shops.storefront(ana, 'Another')).rejects.toThrow('We could not find this store.');
    await expect(app.shops.sellerProfile(ana, 'Another')).rejects.toThrow('We could not find this profile.');
  });
});

describe('the profile of a seller', () => {
  it('tells members more than visitors', async () => {
    const forMembers = { lastName: 'Stone', age: 37 };
    expect(await app.shops.sellerProfile(ana, 'Little Acorns')).toMatchObject(forMembers);
    const unfinished = { ...ana, progress: { ...onboarded, onboardingComplete: false } };
    for (const by of [undefined, unfinished]) {
      const seen = await app.shops.sellerProfile(by, 'Little Acorns');
      expect(seen).toMatchObject({ firstName: 'Sara', createdAt: '2026-02-01T00:00:00.000Z' });
      for (const name of ['lastName', 'age', 'zipCode']) expect(seen).not.toHaveProperty(name);
    }
  });
});
