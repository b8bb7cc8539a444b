import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { connect, mother } from '../../../testing/mothers.ts';
import { onAnotherServer } from '../../../testing/on-another-server.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  other = await server.anotherServer();
});
afterAll(() => server.close());

async function pair(): Promise<[TestMember, TestMember]> {
  const [ana, bea] = [await mother(server, { firstName: 'Ana' }), await mother(server, { firstName: 'Bea' })];
  await connect(server, ana, bea);
  return [ana, bea];
}

const write = (from: TestMember, receiverId: unknown, message: unknown = 'Hello', clientId?: unknown) =>
  from.post('/api/messages', { receiverId, message, ...(clientId === undefined ? {} : { clientId }) });
const thread = async (by: TestMember, withId: number, query = '') =>
  JSON.parse((await by.get(`/api/messages/${withId}${query}`)).text) as Record<string, unknown>[];
const textsOf = (messages: readonly Record<string, unknown>[]) => messages.map(({ message }) => message);
const storedBetween = async (one: TestMember, two: TestMember) =>
  Number((await server.knex('messages').whereIn('senderId', [one.id, two.id]).count('* as n'))[0]?.n);

describe('a message', () => {
  it('is there for both, trimmed, with its client id for the sender only', async () => {
    const [ana, bea] = await pair();
    const clientId = randomUUID();
    const sent = await write(ana, bea.id, '  Park at ten?\n', clientId);
    expect(sent.status).toBe(200);
    expect(sent.body).toEqual({
      id: expect.any(Number),
      senderId: ana.id,
      receiverId: bea.id,
      message: 'Park at ten?',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      clientId,
      playdateId: null,
    });
    expect(await thread(ana, bea.id)).toEqual([sent.body]);
    expect(await thread(bea, ana.id)).toEqual([{ ...sent.body, clientId: null }]);
  });

  it('keeps every character', async () => {
    const [ana, bea] = await pair();
    const texts = [
      '👩‍👧‍👦 Ω ß'.repeat(20),
      'a\n\nb\tc',
      '<script>alert(1)</script>',
      "'; drop table messages; --",
    ];
    for (const text of texts) await write(ana, bea.id, text);
    expect(textsOf(await thread(bea, ana.id))).toEqual(texts);
  });

  it('may have 2000 characters and no more', async () => {
    const [ana, bea] = await pair();
    expect((await write(ana, bea.id, 'x'.repeat(2000))).status).toBe(200);
    expect((await write(ana, bea.id, '🙂'.repeat(2000))).status).toBe(200);
    expect(await write(ana, bea.id, 'x'.repeat(2001))).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', issues: [{ path: 'message' }] },
    });
  });

  it.each([
    ['nothing', ''],
    ['only spaces', ' \n\t '],
    ['only marks that draw nothing', '\u200b \u2060'],
    ['a NUL', 'a\0b'],
    ['no text', 7],
    ['too much', 'é'.repeat(5000)],
  ])('of %s is refused', async (_, text) => {
    const [ana, bea] = await pair();
    expect(await write(ana, bea.id, text)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', issues: [{ path: 'message' }] },
    });
    expect(await storedBetween(ana, bea)).toBe(0);
  });

  it.each([
    ['a float', 1.5],
    ['a text', '7'],
    ['nothing', null],
    ['too big', 2 ** 31],
    ['below one', 0],
  ])('to a receiver that is %s is refused', async (_, receiverId) => {
    const [ana] = await pair();
    expect(await write(ana, receiverId)).toMatchObject({ status: 400, body: { error: 'VALIDATION' } });
  });

  it('needs Pro, to write and to read', async () => {
    const free = await mother(server, {}, 'free');
    const bea = await mother(server);
    await connect(server, free, bea);
    for (const reply of [
      await write(free, bea.id),
      await free.get(`/api/messages/${bea.id}`),
      await free.get('/api/conversations'),
      await free.get('/api/conversations/unread'),
      await free.post(`/api/messages/${bea.id}/read`, { upTo: 1 }),
    ]) {
      expect(reply).toMatchObject({
        status: 403,
        body: { error: 'PRO_REQUIRED', requiresSubscription: true },
      });
    }
  });

  it('tells a Free member who wrote it, with her face', async () => {
    const free = await mother(server, {}, 'free');
    const bea = await mother(server, { firstName: 'Bea', profilePhotoUrl: '/photos/bea/card.webp' });
    await connect(server, free, bea);
    await write(bea, free.id);
    const who = { userId: bea.id, firstName: 'Bea', profilePhotoUrl: '/photos/bea/card.webp' };
    expect((await free.get('/api/conversations/waiting')).body.waiting).toEqual({ ...who, opened: false });
  });

  it('is no longer sent, shown or counted once they are parted', async () => {
    const [ana, bea] = await pair();
    await write(ana, bea.id);
    await bea.delete(`/api/matches/${ana.id}`);
    expect(await write(ana, bea.id)).toMatchObject({ status: 403, body: { error: 'NOT_CONNECTED' } });
    expect((await bea.get(`/api/messages/${ana.id}`)).status).toBe(403);
    expect((await bea.get('/api/conversations')).text).toBe('[]');
    expect((await bea.get('/api/conversations/unread')).body).toEqual({ unread: 0 });
  });
});

describe('the same message again', () => {
  it('is answered as before and stored once', async () => {
    const [ana, bea] = await pair();
    const clientId = randomUUID();
    const first = await write(ana, bea.id, 'Once', clientId);
    const again = await write(ana, bea.id, ' Once ', clientId);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await storedBetween(ana, bea)).toBe(1);
  });

  it('is stored once when it comes many times at once, at two servers', async () => {
    const [ana, bea] = await pair();
    for (let round = 0; round < 10; round += 1) {
      const body = { receiverId: bea.id, message: `Round ${round}`, clientId: randomUUID() };
      const there = onAnotherServer(ana, other);
      const replies = await Promise.all(
        [ana, there, ana, there, ana].map((browser) => browser.post('/api/messages', body)),
      );
      expect(new Set(replies.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    }
    expect(await storedBetween(ana, bea)).toBe(10);
  });

  it('is stored once or refused when texts differ and come at once', async () => {
    const [ana, bea] = await pair();
    const clientId = randomUUID();
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((message) =>
        ana.post('/api/messages', { receiverId: bea.id, message, clientId }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await storedBetween(ana, bea)).toBe(1);
  });

  it.each([
    ['short', 'abc'],
    ['long', 'x'.repeat(65)],
    ['odd', 'not a name!'],
    ['empty', ''],
  ])('is refused with a client id that is too %s', async (_, clientId) => {
    const [ana, bea] = await pair();
    expect(await write(ana, bea.id, 'x', clientId)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'clientId' }] },
    });
  });
});

describe('writing while parting', () => {
  it('has one outcome: stored before, or refused after', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [ana, bea] = await pair();
      const beaThere = onAnotherServer(bea, other);
      const [sent, parted] = await Promise.all([
        write(ana, bea.id),
        round % 2 === 0 ? beaThere.delete(`/api/matches/${ana.id}`) : beaThere.post(`/api/blocks/${ana.id}`),
      ]);
      expect(parted.status).toBe(200);
      expect([200, 403, 404]).toContain(sent.status);
      expect(await storedBetween(ana, bea)).toBe(sent.status === 200 ? 1 : 0);
    }
  });

  it('has one outcome when the other deletes her account', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [ana, bea] = await pair();
      const [sent] = await Promise.all([
        write(ana, bea.id),
        bea.delete('/api/account', { password: memberPassword }),
      ]);
      expect([200, 403, 404]).toContain(sent.status);
    }
  });
});
