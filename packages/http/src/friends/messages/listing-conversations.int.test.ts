import { randomUUID } from 'node:crypto';
import { conversations } from '@nestmates/infrastructure/friends/messages/message-sql.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMembers } from '../../../testing/long-lists.ts';
import { listAt, mother } from '../../../testing/mothers.ts';
import { onAnotherServer } from '../../../testing/on-another-server.ts';
import { planOf } from '../../../testing/query-plans.ts';
import { bike, onSale, seller } from '../../../testing/shop-setup.ts';
import { StreamClient } from '../../../testing/stream-client.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  other = await server.anotherServer();
});
afterAll(() => server.close());

async function sellerAndBuyer() {
  const sara = await seller(server);
  const ana = await mother(server, { firstName: 'Ana' });
  return { sara, ana, bikeId: await onSale(sara) };
}
const lapse = ({ id }: TestMember) => server.knex('subscriptions').where({ userId: id }).delete();
const ask = (by: TestMember, receiverId: number, listingId?: number, message = 'Is it still there?') =>
  by.post('/api/messages', { receiverId, message, listingId });
const code = async (reply: ReturnType<TestMember['post']>) => {
  const { status, body } = await reply;
  return [status, body.error];
};

describe('a conversation about a listing', () => {
  it('is begun by a buyer, and answered by a seller without Pro', async () => {
    const { sara, ana, bikeId } = await sellerAndBuyer();
    expect(await code(ask(ana, sara.id))).toEqual([403, 'NOT_CONNECTED']);
    expect((await ask(ana, sara.id, bikeId)).status).toBe(200);
    await lapse(sara);
    const listing = {
      id: bikeId,
      sellerId: sara.id,
      title: bike.title,
      type: 'product',
      price: bike.price,
      priceType: 'session',
      imageUrl: null,
      category: bike.category,
      serviceIcon: null,
      status: 'active',
    };
    for (const path of ['/api/conversations', '/api/conversations?as=seller']) {
      expect(await listAt(sara, path)).toMatchObject([
        { userId: ana.id, firstName: 'Ana', unread: 1, children: [], connectedAt: null, listing },
      ]);
    }
    expect((await sara.get('/api/counts')).body).toMatchObject({ unread: 1, buyers: 1 });
    expect((await ask(sara, ana.id, undefined, 'It is!')).status).toBe(200);
    expect((await sara.get(`/api/messages/${ana.id}`)).status).toBe(200);
    expect((await sara.post(`/api/messages/${ana.id}/read`, { upTo: 2 ** 40 })).body).toMatchObject({
      unread: 0,
    });
    const [ofAna] = await listAt(ana, '/api/conversations');
    expect(ofAna).toMatchObject({ userId: sara.id, unread: 1, compatibilityScore: null, listing });
    expect((await ana.get('/api/counts')).body).toMatchObject({ unread: 1, buyers: 0 });
    expect(await listAt(ana, '/api/conversations?as=seller')).toEqual([]);
  });

  it('shows to a seller without Pro nothing but her buyers', async () => {
    const { sara, ana, bikeId } = await sellerAndBuyer();
    await lapse(sara);
    expect(await code(sara.get('/api/conversations'))).toEqual([403, 'PRO_REQUIRED']);
    expect(await listAt(sara, '/api/conversations?as=seller')).toEqual([]);
    const bea = await mother(server);
    await ask(ana, sara.id, bikeId);
    for (const id of [bea.id, 2_000_000_000]) {
      expect(await code(ask(sara, id))).toEqual([403, 'PRO_REQUIRED']);
      expect(await code(sara.get(`/api/messages/${id}`))).toEqual([403, 'PRO_REQUIRED']);
    }
    expect(await code(ask(sara, bea.id, await onSale(await seller(server))))).toEqual([403, 'PRO_REQUIRED']);
  });

  it('is with whoever sells that listing, and with nobody else', async () => {
    const { sara, ana, bikeId } = await sellerAndBuyer();
    const bea = await mother(server);
    expect(await code(ask(ana, bea.id, bikeId))).toEqual([404, 'NOT_FOUND']);
    expect(await code(ask(ana, sara.id, 2_000_000_000))).toEqual([404, 'NOT_FOUND']);
    expect(await code(ask(sara, ana.id, bikeId))).toEqual([409, 'OWN_LISTING']);
    await server.knex('listings').where({ id: bikeId }).update({ isDemo: true });
    expect(await code(ask(ana, sara.id, bikeId))).toEqual([409, 'DEMO_LISTING']);
    await server.knex('listings').where({ id: bikeId }).update({ isDemo: false, status: 'reserved' });
    expect(await code(ask(ana, sara.id, bikeId))).toEqual([409, 'LISTING_RESERVED']);
    expect(await server.knex('listing_conversations').where({ buyerId: ana.id })).toEqual([]);
  });

  it('goes on when its listing is removed, ends with a block and with an account', async () => {
    const { sara, ana, bikeId } = await sellerAndBuyer();
    await ask(ana, sara.id, bikeId);
    await sara.delete(`/api/marketplace/${bikeId}`);
    const removed = { listing: { title: bike.title, status: 'removed', imageUrl: null } };
    expect(await listAt(ana, '/api/conversations')).toMatchObject([removed]);
    expect((await ask(ana, sara.id, bikeId, 'A pity.')).status).toBe(200);
    await sara.post(`/api/blocks/${ana.id}`);
    expect(await code(ask(ana, sara.id))).toEqual([404, 'NOT_FOUND']);
    expect(await code(ask(sara, ana.id))).toEqual([404, 'NOT_FOUND']);
    expect(await listAt(sara, '/api/conversations')).toEqual([]);
    expect((await sara.get('/api/counts')).body).toMatchObject({ buyers: 0 });
    await sara.delete(`/api/blocks/${ana.id}`);
    expect(await listAt(sara, '/api/conversations?as=seller')).toHaveLength(1);
    await server.knex('users').where({ id: ana.id }).delete();
    expect(await listAt(sara, '/api/conversations?as=seller')).toEqual([]);
  });

  it('takes eight statements at most to begin, and three to read', async () => {
    const { sara, ana, bikeId } = await sellerAndBuyer();
    const body = { receiverId: sara.id, message: 'Hello', listingId: bikeId, clientId: randomUUID() };
    const begun = await server.statements.during(() => ana.post('/api/messages', body));
    const read = await server.statements.during(() => sara.get('/api/conversations?as=seller'));
    expect(begun.length, begun.join('\n\n')).toBeLessThanOrEqual(8);
    expect(read.length).toBeLessThanOrEqual(3);
  });

  it('reaches the page of a seller at another server within a moment', async () => {
    const { sara, ana, bikeId } = await sellerAndBuyer();
    const stream = await new StreamClient(onAnotherServer(sara, other)).open();
    await ask(ana, sara.id, bikeId);
    await stream.until(() => stream.events.some(({ type }) => type === 'message'));
    expect(stream.events.at(-1)).toMatchObject({ type: 'message', userId: ana.id });
    stream.close();
  });
});

describe('questions that come at once to two servers', () => {
  it('begin one conversation, and keep every message', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { sara, ana, bikeId } = await sellerAndBuyer();
      const there = onAnotherServer(ana, other);
      const replies = await Promise.all([
        ask(ana, sara.id, bikeId),
        there.post('/api/messages', { receiverId: sara.id, message: 'Hello?', listingId: bikeId }),
        sara.post(`/api/marketplace/${bikeId}/status`, { action: 'pause' }),
      ]);
      const sent = replies.slice(0, 2).filter(({ status }) => status === 200).length;
      const begun = await server.knex('listing_conversations').where({ buyerId: ana.id });
      const stored = await server.knex('messages').where({ senderId: ana.id });
      expect([begun.length, stored.length]).toEqual([Math.min(1, sent), sent]);
    }
  });
});

it('conversations with buyers are read by their seller, among many', async () => {
  const { sara, ana, bikeId } = await sellerAndBuyer();
  const buyers = await createMembers(server, 2000);
  await server.knex.raw(
    `insert into listing_conversations (buyer_id, seller_id, listing_id, begun_at, asked_at)
     select unnest(?::integer[]), ?, ?, now(), now()`,
    [buyers, sara.id, bikeId],
  );
  await server.knex.raw('vacuum analyze');
  for (const mode of ['custom', 'generic'] as const) {
    const bindings: Record<string, unknown> = {
      me: ana.id,
      which: 'as-seller',
      at: null,
      id: null,
      limit: 51,
    };
    const values = conversations.parameters.map((name) => bindings[name]);
    const plan = await planOf(server, { text: conversations.text, values }, mode);
    expect(plan).not.toMatch(/Seq Scan on listing_conversations/);
  }
});
