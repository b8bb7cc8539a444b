import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotificationList } from '@nestmates/application/members/notifications/notification-list.ts';
import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { send } from '../../../testing/send-photo.ts';
import { bike, onSale, openShop, seller } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates photos '));
  server = await testServer({ env: { DATA_DIR: folder, RATE_LIMITS: 'off' } });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const portraitOf = async (member: TestMember): Promise<string> =>
  String((await send(member, await sample.grey())).body.profilePhotoUrl);

/** Asks as a browser does that has the photo in its cache. */
const askAgain = (by: Visitor, url: string, etag: string) =>
  by.get(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });

const statusFor = async (by: Visitor, url: string): Promise<number> => (await by.get(url)).status;

describe('the photo of a member', () => {
  it('is shown to members and to herself, and no shared cache keeps it', async () => {
    const [owner, stranger] = [await mother(server), await mother(server)];
    const url = await portraitOf(owner);
    for (const viewer of [owner, stranger, await server.signedInAs('admin')]) {
      const { status, headers } = await viewer.get(url);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    }
  });

  it('is not there for a visitor, nor before the viewer has a finished profile', async () => {
    const url = await portraitOf(await mother(server));
    expect(await statusFor(server.visitor(), url)).toBe(404);
    expect(await statusFor(await server.member({ ...columnsOf.onboarding }), url)).toBe(404);
  });

  it('is shown to a visitor as long as the member sells', async () => {
    const owner = await seller(server);
    const url = await portraitOf(owner);
    expect(await statusFor(server.visitor(), url)).toBe(404);
    const listing = await onSale(owner);
    expect(await statusFor(server.visitor(), url)).toBe(200);
    await owner.delete(`/api/marketplace/${listing}`);
    expect(await statusFor(server.visitor(), url)).toBe(404);
    await openShop(owner, 'Little things');
    expect(await statusFor(server.visitor(), url)).toBe(200);
  });

  it.each(['the owner', 'the viewer'])('ends with a block by %s, also for who has it cached', async (who) => {
    const [owner, viewer] = [await mother(server), await mother(server)];
    const url = await portraitOf(owner);
    const etag = (await viewer.get(url)).headers.get('etag') ?? '';
    const cached = await askAgain(viewer, url, etag);
    expect([cached.status, cached.text]).toEqual([304, '']);
    const [blocker, blocked] = who === 'the owner' ? [owner, viewer] : [viewer, owner];
    await blocker.post(`/api/blocks/${blocked.id}`);
    expect((await askAgain(viewer, url, etag)).status).toBe(404);
    expect(await statusFor(owner, url)).toBe(200);
    await blocker.delete(`/api/blocks/${blocked.id}`);
    expect((await askAgain(viewer, url, etag)).status).toBe(304);
  });

  it('ends with the account and with the photo, before any file is removed', async () => {
    const [leaving, changing, viewer] = [await mother(server), await mother(server), await mother(server)];
    const [left, replaced] = [await portraitOf(leaving), await portraitOf(changing)];
    await leaving.delete('/api/account', { password: memberPassword });
    await portraitOf(changing);
    for (const url of [left, replaced]) expect(await statusFor(viewer, url)).toBe(404);
    expect(await statusFor(changing, replaced)).toBe(404);
  });

  it('takes one statement beside the one that knows the caller', async () => {
    const [owner, viewer] = [await mother(server), await mother(server)];
    const url = await portraitOf(owner);
    await viewer.get(url);
    expect((await server.statements.during(() => viewer.get(url))).length).toBeLessThanOrEqual(2);
  });
});

describe('the photo of a listing', () => {
  const offered = async (owner: TestMember) => {
    const { body } = await send(owner, await sample.grey(), { path: '/api/marketplace/upload-photo' });
    return String(body.imageUrl);
  };
  const listed = async (owner: TestMember) => {
    const url = await offered(owner);
    return { url, id: await onSale(owner, { ...bike, imageUrls: [url] }) };
  };

  it('is the seller’s alone before the listing is up, and everyone’s from then on', async () => {
    const [owner, stranger] = [await seller(server), await mother(server)];
    const url = await offered(owner);
    const others = [stranger, server.visitor()];
    for (const viewer of others) expect(await statusFor(viewer, url)).toBe(404);
    const { status, headers } = await owner.get(url);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    await onSale(owner, { ...bike, imageUrls: [url] });
    for (const viewer of [owner, ...others]) {
      const shown = await viewer.get(url);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    }
  });

  it.each(['suspended', 'banned', 'limited'] as const)(
    'of a seller who is %s ends for strangers',
    async (kind) => {
      const [owner, stranger, admin] = [
        await seller(server),
        await mother(server),
        await server.signedInAs('admin'),
      ];
      const { url } = await listed(owner);
      const restrictions = server.container.get(Restrictions);
      await server.container
        .get(port('transaction'))
        .run(() => restrictions.impose(owner.id, { kind, until: null }, 'weight'));
      for (const viewer of [stranger, server.visitor()]) expect(await statusFor(viewer, url)).toBe(404);
      for (const viewer of [owner, admin]) expect(await statusFor(viewer, url)).toBe(200);
    },
  );

  it('that is paused stays for whoever has it in the cart, asked about it or bought it', async () => {
    const owner = await seller(server);
    const [cart, asking, buyer, stranger] = await Promise.all(
      Array.from({ length: 4 }, () => server.member({ ...columnsOf.premium })),
    );
    if (!cart || !asking || !buyer || !stranger) throw new Error('Four were added');
    const { url, id } = await listed(owner);
    expect((await cart.post('/api/cart', { listingId: id })).status).toBe(200);
    const times = { begunAt: server.clock.now(), askedAt: server.clock.now() };
    await server
      .knex('listing_conversations')
      .insert({ buyerId: asking.id, sellerId: owner.id, listingId: id, ...times });
    await insertOrder(server.knex, { buyer, seller: owner }, { listingId: id });
    await server.knex('listings').where({ id }).update({ status: 'paused' });
    for (const viewer of [owner, cart, asking, buyer]) expect(await statusFor(viewer, url)).toBe(200);
    for (const viewer of [stranger, server.visitor()]) expect(await statusFor(viewer, url)).toBe(404);
  });

  it('can be opened by whoever gets its address in an answer', async () => {
    const owner = await seller(server);
    const [keeping, asking, buyer] = await Promise.all(
      Array.from({ length: 3 }, () => server.member({ ...columnsOf.premium })),
    );
    if (!keeping || !asking || !buyer) throw new Error('Three were added');
    const { url, id } = await listed(owner);
    const times = { begunAt: server.clock.now(), askedAt: server.clock.now() };
    for (const { id: buyerId } of [asking, buyer]) {
      await server
        .knex('listing_conversations')
        .insert({ buyerId, sellerId: owner.id, listingId: id, ordered: buyerId === buyer.id, ...times });
    }
    const order = await insertOrder(server.knex, { buyer, seller: owner }, { listingId: id });
    for (const [to, topic] of [
      [keeping, `price-${id}`],
      [buyer, `order-${order}`],
    ] as const) {
      await server.container.get(NotificationList).tell({
        memberId: to.id,
        kind: topic.startsWith('order') ? 'order' : 'listing',
        topic,
        otherId: null,
        sentence: 'It has changed',
        path: '/marketplace',
      });
    }
    const shownTo = async (member: TestMember) => {
      const answers = ['/api/notifications', '/api/conversations'].map(async (path) => member.get(path));
      const texts = (await Promise.all(answers)).map(({ text }) => text);
      const isGiven = texts.some((text) => text.includes(url));
      expect(isGiven && (await statusFor(member, url))).not.toBe(404);
      return isGiven;
    };
    const everyone = () => Promise.all([keeping, asking, buyer].map(shownTo));
    expect(await everyone()).toEqual([true, true, true]);
    await server.knex('listings').where({ id }).update({ status: 'paused' });
    expect(await everyone()).toEqual([false, true, true]);
    const restrictions = server.container.get(Restrictions);
    await server.container
      .get(port('transaction'))
      .run(() => restrictions.impose(owner.id, { kind: 'suspended', until: null }, 'weight'));
    expect(await everyone()).toEqual([false, false, true]);
  });
});
