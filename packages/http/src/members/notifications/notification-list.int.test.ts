import { NotificationList } from '@nestmates/application/members/notifications/notification-list.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, listAt, mother } from '../../../testing/mothers.ts';
import { insertListing } from '../../../testing/order-setup.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
beforeEach(async () => {
  ana = await mother(server, { firstName: 'Ana' });
  bea = await mother(server, { firstName: 'Bea' });
});
afterAll(() => server.close());

const list = (of: TestMember, query = '') => listAt(of, `/api/notifications${query}`);
const news = async (of: TestMember) => (await of.get('/api/counts')).body.notifications;
const read = (of: TestMember, upTo: unknown) => of.post('/api/notifications/read', { upTo });
const tell = (to: TestMember, about: object = {}) =>
  server.container.get(NotificationList).tell({
    memberId: to.id,
    kind: 'swap',
    topic: 'swap-1',
    otherId: bea.id,
    sentence: 'Bea asks for a babysitting swap',
    path: '/babysitting-swaps',
    ...about,
  });

describe('notifications', () => {
  it('come beside the e-mails, one for each matter, and are new until they are read', async () => {
    await bea.post('/api/connections/request', { recipientId: ana.id });
    await server.runJobs();
    const [pending] = await listAt(ana, '/api/connections/pending');
    const [asked] = await list(ana);
    expect(asked).toEqual({
      id: expect.any(Number),
      kind: 'connection',
      who: { id: bea.id, firstName: 'Bea', profilePhotoUrl: null },
      sentence: 'Bea would like to connect on Nestmates',
      href: '/connection-requests',
      about: { kind: 'request', id: pending?.id },
      at: expect.any(String),
      read: false,
    });
    expect(await news(ana)).toBe(1);
    await read(ana, asked?.id);
    expect([(await list(ana))[0]?.read, await news(ana)]).toEqual([true, 0]);

    const [{ id } = {}] = await listAt(ana, '/api/connections/pending');
    await ana.post('/api/connections/respond', { requestId: id, action: 'accept' });
    expect((await list(bea))[0]).toMatchObject({ sentence: 'You and Ana are connected' });
    expect((await list(ana))[0]).toMatchObject({ href: `/messages?user=${bea.id}`, read: false });
    await ana.delete(`/api/matches/${bea.id}`);
    const sentences = [...(await list(ana)), ...(await list(bea))].map(({ sentence }) => String(sentence));
    expect(sentences.filter((sentence) => sentence.includes('are connected'))).toEqual([]);
  });

  it('of a request are read once it is answered, wherever that was', async () => {
    const [cleo, dana] = [await mother(server), await mother(server)];
    for (const asking of [bea, cleo, dana])
      await asking.post('/api/connections/request', { recipientId: ana.id });
    await server.runJobs();
    const unread = async () => (await list(ana)).filter((one) => !one.read).map(({ sentence }) => sentence);
    expect(await unread()).toHaveLength(3);
    const ofDana = (await list(ana)).find(({ who }) => Object(who).id === dana.id);
    await ana.post('/api/connections/respond', { requestId: Object(ofDana?.about).id, action: 'decline' });
    expect(await unread()).toHaveLength(2);
    await ana.post('/api/connections/request', { recipientId: bea.id });
    expect([await unread(), await news(ana)]).toEqual([
      ['You and Bea are connected', expect.stringContaining('would like to connect')],
      2,
    ]);
  });

  it('replace what was told of the same matter before, which is new again', async () => {
    await tell(ana);
    await read(ana, (await list(ana))[0]?.id);
    await tell(ana, { topic: 'swap-2' });
    await tell(ana, { sentence: 'Bea called off your babysitting swap' });
    const sentences = (await list(ana)).map(({ sentence, read: isRead }) => [sentence, isRead]);
    expect(sentences).toEqual([
      ['Bea called off your babysitting swap', false],
      ['Bea asks for a babysitting swap', false],
    ]);
  });

  it('are read up to one, by their member alone', async () => {
    for (const nth of [1, 2, 3]) await tell(ana, { topic: `swap-${nth}` });
    const ids = (await list(ana)).map(({ id }) => id);
    await read(bea, ids[0]);
    expect(await news(ana)).toBe(3);
    await read(ana, ids[1]);
    expect(await news(ana)).toBe(1);
    expect((await read(ana, 'all')).body.error).toBe('VALIDATION');
  });

  it('fill the screen once, of what deserves it, until that one alone is read', async () => {
    await tell(ana, { topic: 'swap-7', moment: 'swap' });
    await tell(ana, { topic: 'swap-8' });
    await tell(ana, { kind: 'order', topic: 'order-9', moment: 'money' });
    const moments = async () =>
      (await list(ana)).map((one) => one.moment && [Object(one.moment).kind, Object(one.moment).aboutId]);
    const counted = async () => (await ana.get('/api/counts')).body.moments;
    expect([await moments(), await counted()]).toEqual([[['money', 9], undefined, ['swap', 7]], 2]);
    const [newest] = await list(ana);
    expect((await ana.post('/api/notifications/read', { upTo: newest?.id, only: true })).status).toBe(200);
    expect([await moments(), await counted(), await news(ana)]).toEqual([
      [undefined, undefined, ['swap', 7]],
      1,
      2,
    ]);
    // What comes of it later is no moment.
    await tell(ana, { topic: 'swap-7', sentence: 'Bea called off your babysitting swap' });
    expect(await counted()).toBe(0);
    await tell(ana, { topic: 'swap-10', moment: 'swap' });
    await ana.post(`/api/blocks/${bea.id}`);
    expect(await counted()).toBe(0);
  });

  it('are a moment to whoever asked to connect, and not to whoever accepts', async () => {
    await ana.post('/api/connections/request', { recipientId: bea.id });
    const [{ id } = {}] = await listAt(bea, '/api/connections/pending');
    await bea.post('/api/connections/respond', { requestId: id, action: 'accept' });
    const moment = { kind: 'match', aboutId: bea.id };
    expect(await list(ana)).toEqual([expect.objectContaining({ moment })]);
    expect((await list(bea)).filter((one) => one.moment)).toEqual([]);
    await bea.delete(`/api/matches/${ana.id}`);
    expect((await ana.get('/api/counts')).body.moments).toBe(0);
  });

  it('are loaded page by page', async () => {
    for (const nth of [1, 2, 3]) await tell(ana, { topic: `swap-${nth}` });
    const all = await list(ana);
    const first = await list(ana, '?limit=2');
    expect(first).toEqual(all.slice(0, 2));
    expect(await list(ana, `?limit=2&before=${first[1]?.id}`)).toEqual(all.slice(2));
  });

  it('lead nowhere once what they are about is gone', async () => {
    const listingId = await insertListing(server.knex, bea);
    await tell(ana, { kind: 'listing', topic: 'price-1', path: `/marketplace/${listingId}` });
    expect((await list(ana))[0]?.href).toBe(`/marketplace/${listingId}`);
    await ana.post(`/api/blocks/${bea.id}`);
    expect((await list(ana))[0]).toBeUndefined();
    await ana.delete(`/api/blocks/${bea.id}`);
    await tell(ana, { kind: 'listing', topic: 'price-2', otherId: null, path: `/marketplace/${listingId}` });
    await bea.post(`/api/blocks/${ana.id}`);
    expect((await list(ana))[0]?.href).toBeNull();
    await bea.delete(`/api/blocks/${ana.id}`);
    await server.knex('listings').where({ id: listingId }).update({ status: 'removed' });
    expect((await list(ana))[0]).toMatchObject({ href: null, sentence: expect.any(String) });
  });

  it('are not shown of whom a block hides, but for an order, and go with the account', async () => {
    await connect(server, ana, bea);
    await tell(ana);
    await tell(ana, { kind: 'order', topic: 'order-1', path: '/orders/1', sentence: 'Bea has sent it' });
    await ana.post(`/api/blocks/${bea.id}`);
    expect(await list(ana)).toEqual([expect.not.objectContaining({ who: expect.anything() })]);
    expect(await news(ana)).toBe(1);
    await server.knex('users').where({ id: bea.id }).delete();
    expect(await list(ana)).toEqual([]);
  });

  it('are kept for 60 days', async () => {
    await tell(ana);
    await server.knex('notifications').update({ at: new Date(server.clock.now().getTime() - days(60) - 1) });
    await tell(ana, { topic: 'swap-2' });
    await removeOldRows(server);
    expect(await list(ana)).toHaveLength(1);
  });
});
