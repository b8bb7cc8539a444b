import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { onSale, openShop, seller } from '../../../testing/shop-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const shop = {
  shopName: "Ana's Nest & Toys",
  bio: 'Small things.',
  instagram: '@anasnest',
  website: 'anasnest.example.com',
};

describe('a shop', () => {
  it('has an address, a storefront and a profile, which visitors see without what is for members', async () => {
    const sara = await seller(server, { lastName: 'Stone' });
    const { status, body } = await sara.put('/api/seller/profile', shop);
    expect([status, body.shopName, body.sellerBio]).toEqual([200, shop.shopName, shop.bio]);
    const id = await onSale(sara);
    for (const name of [
      'anas-nest--toys-store-front',
      'anas-nest--toys',
      encodeURIComponent(shop.shopName),
    ]) {
      const { body: store } = await server.visitor().get(`/api/storefront/${name}`);
      expect(store).toEqual({
        seller: {
          id: sara.id,
          shopName: shop.shopName,
          firstName: 'Sara',
          city: 'Austin',
          state: 'Texas',
          profilePhotoUrl: null,
          photoCheckedAt: null,
          sellerBio: shop.bio,
          website: 'https://anasnest.example.com',
          instagram: 'anasnest',
          facebook: null,
          storeLive: true,
          storeSlug: 'anas-nest--toys-store-front',
          rating: null,
        },
        listings: [expect.objectContaining({ id })],
        next: null,
      });
    }
    const address = '/api/seller-profile/anas-nest--toys';
    const seen = await server.visitor().get(address);
    expect(seen.body).toMatchObject({ firstName: 'Sara', shopName: shop.shopName });
    for (const field of ['age', 'lastName', 'zipCode']) expect(seen.body).not.toHaveProperty(field);
    expect((await (await mother(server)).get(address)).body).toMatchObject({ age: 31, lastName: 'Stone' });
    expect((await server.visitor().get(`/api/users/${sara.id}`)).body).toMatchObject({ storeLive: true });
  });

  it.each([
    ['no name', { shopName: ' ' }, 'Please fill in shop name and bio'],
    ['no bio', { bio: '' }, 'Please fill in shop name and bio'],
    ['a name without letters', { shopName: '&&&' }, 'Please use letters or digits in the shop name'],
    ['the name of a page', { shopName: 'Dashboard' }, 'Please choose another shop name'],
    [
      'a website that runs',
      { website: 'javascript:alert(1)' },
      'Please enter a website that begins with https://',
    ],
  ])('is not saved with %s', async (_, wrong, message) => {
    const sara = await seller(server);
    const { status, body } = await sara.put('/api/seller/profile', { ...shop, shopName: 'Wrong', ...wrong });
    expect([status, body.message]).toEqual([400, message]);
  });

  it.each(['Little Acorns', 'little  ACORNS', 'Little-Acorns!', 'Little_Acorns'])(
    'has no name that reads like another: %s',
    async (name) => {
      await openShop(await seller(server), 'Little Acorns');
      const { status, body } = await openShop(await seller(server), name);
      expect([status, body.error]).toEqual([409, 'SHOP_NAME_TAKEN']);
    },
  );

  it('keeps its name when she saves it again, and gives it free when she renames it', async () => {
    const [sara, tess] = [await seller(server), await seller(server)];
    await openShop(sara, 'Berry Lane');
    expect((await openShop(sara, 'Berry Lane')).status).toBe(200);
    await openShop(sara, 'Cherry Lane');
    expect((await openShop(tess, 'Berry Lane')).status).toBe(200);
  });

  it('is hidden from whom she has blocked, and unknown where there is none', async () => {
    const [sara, ana] = [await seller(server), await mother(server)];
    await openShop(sara, 'Plum Street');
    await sara.post(`/api/blocks/${ana.id}`);
    expect((await ana.get('/api/storefront/plum-street')).status).toBe(404);
    expect((await ana.get('/api/storefront/nothing-here')).body.message).toBe(
      'We could not find this store.',
    );
  });
});

describe('the store of a seller', () => {
  it('says what is left to set up', async () => {
    const sara = await mother(server, {}, 'premium');
    expect((await sara.get('/api/seller/store')).body).toEqual({
      connected: false,
      storeSlug: null,
      activeListings: 0,
      completedOrders: 0,
      rating: null,
      checklist: { profile: false, photo: false, payments: false, listing: false },
    });
  });

  it('is closed to a Free member who sells nothing', async () => {
    const ana = await mother(server, {}, 'free');
    expect((await ana.get('/api/seller/store')).body.error).toBe('SUBSCRIPTION_REQUIRED');
    expect((await openShop(ana, 'Free Lane')).body.error).toBe('SUBSCRIPTION_REQUIRED');
  });
});
