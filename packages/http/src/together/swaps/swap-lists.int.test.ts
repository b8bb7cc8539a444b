import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { connect, listAt } from '../../../testing/mothers.ts';
import {
  answerSwap,
  askForSwap,
  type ConnectedPair,
  cancelSwap,
  childOf,
  confirmedSwap,
  connectedPair,
  inDays,
  matchBetween,
  notFound,
  pendingSwap,
  swapRequestOf,
} from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const lists = ['/api/swaps/pending', '/api/swaps/confirmed', '/api/calendar'];

const askFor = async (both: ConnectedPair, date: Date): Promise<number> =>
  Number((await askForSwap(both.ana, { ...swapRequestOf(both), date: date.toISOString() })).body.id);

/** Moves a confirmed swap to that time, which may be in the past. */
const moveTo = async (swapId: number, date: Date): Promise<void> => {
  await server.knex('babysitting_swaps').where({ id: swapId }).update({ date });
  await server.knex('calendar_events').where({ swapId }).update({ date });
};

describe('the lists of swaps', () => {
  it('contain requests in both directions, the soonest first', async () => {
    const both = await connectedPair(server);
    const { ana, bea, matchId } = both;
    await server.knex('users').where({ id: bea.id }).update({ hasUnlocked: true });
    const theOtherWay = { ana: bea, bea: ana, matchId, childId: await childOf(server, bea) };
    const inFive = await askFor(both, inDays(5));
    const soonest = await askFor(theOtherWay, inDays(2));
    const inFour = await askFor(both, inDays(4));
    for (const member of [ana, bea]) {
      const ids = (await listAt(member, '/api/swaps/pending')).map(({ id }) => id);
      expect(ids).toEqual([soonest, inFour, inFive]);
    }
    for (const swapId of [inFive, inFour]) await answerSwap(bea, swapId, 'confirmed');
    for (const path of ['/api/swaps/confirmed', '/api/calendar']) {
      const dates = (await listAt(ana, path)).map(({ date }) => date);
      expect(dates).toEqual([4, 5].map((n) => inDays(n).toISOString()));
    }
  });

  it('drop a pending swap when its time has come, and a confirmed one at its end', async () => {
    const waiting = await pendingSwap(server);
    const { ana, bea, swapId } = await confirmedSwap(server);
    await moveTo(waiting.swapId, later(server.clock.now(), -hours(1)));
    expect(await listAt(waiting.bea, '/api/swaps/pending')).toEqual([]);
    await moveTo(swapId, later(server.clock.now(), -hours(1)));
    expect(await listAt(bea, '/api/swaps/confirmed')).toMatchObject([{ id: swapId }]);
    expect(await listAt(ana, '/api/calendar')).toEqual([]);
    await moveTo(swapId, later(server.clock.now(), -hours(3)));
    expect(await listAt(bea, '/api/swaps/confirmed')).toEqual([]);
  });

  it("are of her own swaps and nobody else's", async () => {
    await confirmedSwap(server);
    const { ana } = await connectedPair(server);
    for (const path of lists) expect(await listAt(ana, path)).toEqual([]);
  });

  it('show of the children those who are still in her profile', async () => {
    const { ana, bea, childId } = await pendingSwap(server);
    await server.knex('children').where({ id: childId }).delete();
    await server.knex('children').insert({
      userId: ana.id,
      position: 0,
      gender: 'boy',
      age: 1,
      createdAt: server.clock.now(),
    });
    expect(await listAt(bea, '/api/swaps/pending')).toMatchObject([
      { childIds: [childId], children: { theirs: [] } },
    ]);
  });

  it('tell the mother, and nobody else, which of her children are named in coming swaps', async () => {
    const { ana, bea, childId, swapId } = await confirmedSwap(server);
    expect(await listAt(ana, '/api/swaps/children')).toMatchObject([
      { childId, swapId, status: 'confirmed', user: { id: bea.id } },
    ]);
    expect(await listAt(bea, '/api/swaps/children')).toEqual([]);
    await moveTo(swapId, later(server.clock.now(), -hours(3)));
    expect(await listAt(ana, '/api/swaps/children')).toEqual([]);

    const waiting = await pendingSwap(server);
    expect(await listAt(waiting.ana, '/api/swaps/children')).toMatchObject([
      { childId: waiting.childId, status: 'pending' },
    ]);
    await cancelSwap(waiting.ana, waiting.swapId);
    expect(await listAt(waiting.ana, '/api/swaps/children')).toEqual([]);
  });

  it('need no Pro, only the calendar does', async () => {
    const { bea } = await pendingSwap(server);
    const [pending, confirmed, calendar] = await Promise.all(lists.map((path) => bea.get(path)));
    expect([pending?.status, confirmed?.status]).toEqual([200, 200]);
    expect(calendar).toMatchObject({ status: 403, body: { error: 'PRO_REQUIRED' } });
  });
});

describe('what ends with the connection', () => {
  const everything = async ({ ana, bea }: ConnectedPair) => [
    ...(await server.knex('babysitting_swaps').whereIn('requesterId', [ana.id, bea.id])),
    ...(await server.knex('calendar_events').whereIn('userId', [ana.id, bea.id])),
  ];

  it.each([
    ['parting', ({ ana, bea }: ConnectedPair) => bea.delete(`/api/matches/${ana.id}`)],
    ['blocking', ({ ana, bea }: ConnectedPair) => bea.post(`/api/blocks/${ana.id}`)],
    [
      'the asked one deleting her account',
      ({ bea }: ConnectedPair) => bea.delete('/api/account', { password: memberPassword }),
    ],
    [
      'the asking one deleting her account',
      ({ ana }: ConnectedPair) => ana.delete('/api/account', { password: memberPassword }),
    ],
  ])('is every swap of the two, and its calendar entries: %s', async (_, end) => {
    const both = await confirmedSwap(server);
    await askForSwap(both.ana, swapRequestOf(both));
    expect(await everything(both)).toHaveLength(4);
    expect((await end(both)).status).toBe(200);
    expect(await everything(both)).toEqual([]);
  });

  it('is no swap with anybody else', async () => {
    const [both, others] = [await confirmedSwap(server), await connectedPair(server)];
    await connect(server, both.ana, others.bea);
    const matchId = await matchBetween(server, both.ana, others.bea);
    await askForSwap(both.ana, swapRequestOf({ ...both, bea: others.bea, matchId }));
    await both.bea.delete(`/api/matches/${both.ana.id}`);
    expect(await listAt(both.ana, '/api/swaps/pending')).toMatchObject([{ user: { id: others.bea.id } }]);
  });

  it('cannot be answered or called off behind a block, even before that has ended it', async () => {
    const { ana, bea, swapId } = await pendingSwap(server);
    await server
      .knex('blocks')
      .insert({ blockerId: bea.id, blockedId: ana.id, createdAt: server.clock.now() });
    const refused = { status: 404, body: notFound };
    expect(await answerSwap(bea, swapId, 'confirmed')).toMatchObject(refused);
    expect(await cancelSwap(ana, swapId)).toMatchObject(refused);
  });
});
