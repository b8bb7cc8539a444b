import { days } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, listAt, mother, twoMothers } from '../../../testing/mothers.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<typeof mother>>;
const wave = (by: Member, to: Member) => by.post(`/api/connections/${to.id}/wave`);
const waves = (by: Member, to: Member) => by.get(`/api/connections/${to.id}/waves`);
const told = async (member: Member) =>
  (await listAt(member, '/api/notifications')).map(({ sentence }) => sentence);

/** A member without a plan, and one with Pro. */
async function connected() {
  const [ana, bea] = [
    await mother(server, { firstName: 'Ana' }, 'free'),
    await mother(server, { firstName: 'Bea' }),
  ];
  await connect(server, ana, bea);
  return { ana, bea };
}

describe('a wave', () => {
  it('is free, stands in the thread of both and under the bell of the other', async () => {
    const { ana, bea } = await connected();
    const { status, body } = await wave(ana, bea);
    expect(status).toBe(200);
    expect(await waves(bea, ana)).toMatchObject({
      body: { waves: [body], mayWave: true, otherCanWrite: false },
    });
    expect(await waves(ana, bea)).toMatchObject({
      body: { waves: [body], mayWave: false, otherCanWrite: true },
    });
    expect(await listAt(bea, '/api/notifications')).toMatchObject([
      { sentence: 'Ana waved to you', who: { id: ana.id }, href: `/messages?user=${ana.id}`, read: false },
    ]);
    expect(await told(ana)).toEqual([]);
  });

  it('is no message: it is neither counted as unread nor said to be the last word', async () => {
    const { ana, bea } = await connected();
    await wave(ana, bea);
    expect((await bea.get('/api/counts')).body).toMatchObject({ unread: 0 });
    expect((await bea.get(`/api/conversations/${ana.id}`)).body).toMatchObject({
      lastMessage: null,
      unread: 0,
    });
    expect(await listAt(bea, `/api/messages/${ana.id}`)).toEqual([]);
  });

  it('can be sent again after a week, and replaces what was told of the last', async () => {
    const { ana, bea } = await connected();
    await wave(ana, bea);
    expect(await wave(ana, bea)).toMatchObject({ status: 429, body: { error: 'WAVED' } });
    server.clock.forward(days(7));
    expect(await wave(ana, bea)).toMatchObject({ status: 200 });
    expect(await told(bea)).toEqual(['Ana waved to you']);
  });

  it('at somebody who has just blocked finds nobody, and is not told', async () => {
    const { ana, bea } = await connected();
    await bea.post(`/api/blocks/${ana.id}`);
    expect(await wave(ana, bea)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    expect(await waves(ana, bea)).toMatchObject({ status: 404 });
    expect(await told(bea)).toEqual([]);
  });

  it('goes with the connection, and what was told of it, too', async () => {
    const { ana, bea } = await connected();
    await wave(ana, bea);
    await ana.delete(`/api/matches/${bea.id}`);
    expect(await told(bea)).toEqual([]);
    expect(await server.knex('waves').where({ senderId: ana.id })).toEqual([]);
    expect(await wave(ana, bea)).toMatchObject({ status: 403, body: { error: 'NOT_CONNECTED' } });
  });

  it('waits while the other is not shown to anybody, which is said', async () => {
    const { ana, bea } = await connected();
    await wave(bea, ana);
    await server.knex('restricted_members').insert({ memberId: bea.id, kind: 'suspended' });
    expect(await wave(ana, bea)).toMatchObject({ status: 403, body: { error: 'NOT_HERE' } });
    expect((await waves(ana, bea)).body).toMatchObject({
      waves: [{ senderId: bea.id }],
      mayWave: false,
      otherCanWrite: false,
    });
  });

  it('goes with the account of either', async () => {
    const [{ ana, bea }, { ana: cleo, bea: dana }] = [await connected(), await connected()];
    await wave(ana, bea);
    await wave(cleo, dana);
    await server.knex('users').whereIn('id', [ana.id, dana.id]).delete();
    expect(await server.knex('waves').whereIn('senderId', [ana.id, cleo.id])).toEqual([]);
  });

  it('is read in two statements', async () => {
    const [ana, bea] = await twoMothers(server);
    await connect(server, ana, bea);
    expect(await server.statements.during(async () => void (await waves(ana, bea)))).toHaveLength(2);
  });
});
