import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryListingDrafts } from '@nestmates/application/testing/memory/memory-listing-drafts.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { send } from '../../../testing/send-photo.ts';
import { bike, onSale, seller } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const asked = new MemoryListingDrafts();
let server: TestServer;
let providers: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates drafts '));
  const env = { DATA_DIR: folder, RATE_LIMITS: 'off' };
  server = await testServer({ env });
  providers = await testServer({
    env,
    swap: (container) => container.rebind(port('listingDrafts')).toConstantValue(asked),
  });
});
afterAll(async () => {
  await Promise.all([server.close(), providers.close()]);
  await rm(folder, { recursive: true });
});

const draft = (by: TestMember, form: object) => by.post('/api/listing-drafts', form);

/** Something that was sold by each of these, the first one's first. */
async function sold(sellers: readonly TestMember[], titles: readonly string[], given: object = {}) {
  for (const [nth, title] of titles.entries()) {
    const by = sellers[nth % sellers.length] as TestMember;
    const id = await onSale(by, { ...bike, title, price: 1000 * (nth + 1), ...given });
    await server.knex('listings').where({ id }).update({ status: 'sold' });
  }
}

describe('the built-in draft of a listing', () => {
  it('tells category and price by what others have sold under such words', async () => {
    const sellers = [await seller(server), await seller(server), await seller(server)];
    const titles = ['Red kite', 'Kite with a tail', 'Big kite', 'Small kite', 'A kite'];
    await sold(sellers, titles, { category: 'Sports & Outdoors' });
    const sara = await seller(server);
    expect(await draft(sara, { title: 'Blue kite' }).then(({ body }) => body)).toEqual({
      title: null,
      category: 'Sports & Outdoors',
      condition: null,
      price: 3000,
    });
    // How good and how large it is makes it no other thing.
    const asNew = { title: 'Kite, like new, size 4', imageUrl: null };
    expect((await draft(sara, asNew)).body).toMatchObject({ price: 3000, condition: 'like-new' });
    // One word of three is not enough to be alike.
    expect((await draft(sara, { title: 'Kite book for grandmothers' })).body).toMatchObject({ price: null });
    // The sales of whoever asks say nothing new, and those of two sellers too much.
    expect((await draft(sellers[0] as TestMember, { title: 'Kite' })).body).toMatchObject({ price: null });
  });

  it('tells nothing of what is on sale, removed or a service', async () => {
    const sellers = [await seller(server), await seller(server), await seller(server)];
    for (const by of [...sellers, ...sellers]) await onSale(by, { ...bike, title: 'Zither' });
    await sold(sellers, Array(6).fill('Zither lessons'), { type: 'service', category: 'education' });
    const { body } = await draft(await seller(server), { title: 'Zither' });
    expect(body).toEqual({ title: null, category: null, condition: null, price: null });
  });

  it('takes any words, and refuses those that no title may have', async () => {
    const sara = await seller(server);
    for (const title of ["'", "it's ':A' | !", '\\', ':*', '\u202e', '((', '🙂'.repeat(100), 'the']) {
      expect((await draft(sara, { title })).status).toBe(200);
    }
    expect((await draft(sara, { title: 'x'.repeat(101) })).body.issues).toEqual([
      { path: 'title', message: 'Title must be under 100 characters' },
    ]);
    expect((await draft(sara, { imageUrl: 'https://example.test/cat.jpg' })).status).toBe(400);
  });

  it('is for sellers, and for those who let something be written', async () => {
    const pro = await mother(server, {}, 'pro');
    expect((await draft(pro, { title: 'Bike' })).body.error).toBe('PREMIUM_REQUIRED');
    const sara = await seller(server);
    const about = { enabled: true, author: 'nestmates', readsPhotos: false };
    expect((await sara.get('/api/listing-drafts')).body).toEqual(about);
    await sara.post('/api/mommy-ai', { enabled: false });
    expect((await sara.get('/api/listing-drafts')).body).toEqual({ ...about, enabled: false });
    expect((await draft(sara, { title: 'Bike' })).body.error).toBe('DRAFTS_OFF');
  });
});

describe('a draft of a photo', () => {
  const upload = async (by: TestMember, path = '/api/marketplace/upload-photo') =>
    String((await send(by, await sample.colours(), { path })).body.imageUrl);

  it('is made from a small JPEG of a photo that she has uploaded for a listing', async () => {
    const sara = await seller(providers);
    const imageUrl = await upload(sara);
    expect((await draft(sara, { imageUrl })).body).toMatchObject({ title: 'Balance bike', price: null });
    const { photo } = asked.asked.at(-1) ?? {};
    expect([...(photo ?? []).slice(0, 2)]).toEqual([0xff, 0xd8]);
    expect(photo?.length).toBeLessThanOrEqual(120 * 1024);
    expect(Buffer.from(photo ?? []).includes('Exif')).toBe(false);
  });

  it('looks at no portrait, no photo of anybody else and none that is gone', async () => {
    const [sara, other] = [await seller(providers), await seller(providers)];
    const portrait = await upload(sara, '/api/profile/upload-photo');
    const before = asked.asked.length;
    const addresses = [
      await upload(other),
      portrait,
      '/photos/gone/card.webp',
      '/photos/order-1.x/card.webp',
    ];
    for (const imageUrl of addresses) {
      expect((await draft(sara, { imageUrl })).body).toMatchObject({
        issues: [{ path: 'imageUrl', message: 'Please upload this photo again' }],
      });
    }
    expect(asked.asked).toHaveLength(before);
  });

  it('is paid for by the budget of her day', async () => {
    const sara = await seller(providers);
    await draft(sara, { title: 'Bike' });
    const spent = await providers.knex('ai_reservations').where({ userId: sara.id });
    expect(spent).toMatchObject([{ used: 200, isWritten: true }]);
    asked.failing = 'refused';
    expect((await draft(sara, { title: 'Bike' })).body.error).toBe('AI_UNAVAILABLE');
    asked.failing = undefined;
  });
});
