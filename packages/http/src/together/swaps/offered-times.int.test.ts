import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { listAt } from '../../../testing/mothers.ts';
import { askForSwap, connectedPair, inDays, swapRequestOf } from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const time = (date: Date, length = hours(3)) => ({
  date: date.toISOString(),
  until: later(date, length).toISOString(),
});
const [first, other] = [time(inDays(2)), time(inDays(3))];

async function offered(given: object = {}) {
  const both = await connectedPair(server);
  const request = { ...swapRequestOf(both), ...first, otherTimes: [other], ...given };
  return { ...both, asked: await askForSwap(both.ana, request) };
}

describe('a swap with several times', () => {
  it('is read with all of them, and stands at the one that is taken', async () => {
    const { ana, bea, asked } = await offered();
    expect(asked).toMatchObject({ status: 200, body: { ...first, times: [first, other] } });
    const swapId = asked.body.id;
    const answer = { swapId, response: 'confirmed' };
    expect(await bea.post('/api/swaps/respond', { ...answer, time: other.date })).toMatchObject({
      status: 200,
      body: { ...other, times: [other], status: 'confirmed' },
    });
    expect(await bea.post('/api/swaps/respond', { ...answer, time: first.date })).toMatchObject({
      status: 409,
      body: { error: 'OTHER_TIME_TAKEN', message: expect.stringContaining('arranged for another time') },
    });
    expect(await listAt(ana, '/api/calendar')).toMatchObject([
      { date: other.date, time: { end: other.until.slice(0, 16) } },
    ]);
  });

  it('is answered by a call that names none of them: at the first', async () => {
    const { bea, asked } = await offered();
    const answer = { swapId: asked.body.id, response: 'confirmed' };
    expect(await bea.post('/api/swaps/respond', answer)).toMatchObject({ status: 200, body: first });
  });

  it.each([
    ['ends before it begins', { until: first.date }, 'until'],
    ['takes over a day', { until: later(inDays(3), 1).toISOString() }, 'until'],
    ['has four times', { otherTimes: [3, 4, 5].map((n) => time(inDays(n))) }, 'otherTimes'],
    ['has the same time twice', { otherTimes: [first] }, 'times'],
    ['has a time in the past', { otherTimes: [time(inDays(-1))] }, 'otherTimes'],
    ['is at the place of a stranger', { place: { of: 1_999_999_999 } }, 'place'],
    ['is nowhere', { location: ' ' }, 'location'],
  ])('is refused if it %s', async (_, given, path) => {
    const { asked } = await offered(given);
    expect(asked).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', issues: [expect.objectContaining({ path })] },
    });
  });
});

describe('the place of a swap', () => {
  it('is never “my” to both, in the lists and in the calendars', async () => {
    const both = await connectedPair(server);
    const { ana, bea } = both;
    await server.knex('users').where({ id: bea.id }).update({ hasUnlocked: true });
    const { location: _, ...request } = swapRequestOf(both);
    const { body } = await askForSwap(ana, { ...request, place: { of: ana.id } });
    const read = async (path: string, field: string) =>
      Promise.all([ana, bea].map(async (who) => (await listAt(who, path)).map((row) => row[field])));
    expect(await read('/api/swaps/pending', 'location')).toEqual([['My place'], ['Ana’s place']]);
    const own = await server
      .knex('children')
      .insert({ userId: bea.id, position: 0, gender: 'boy', age: 6, createdAt: new Date() })
      .returning('id');
    const childIds = own.map(({ id }) => id);
    await bea.post('/api/swaps/respond', { swapId: body.id, response: 'confirmed', childIds });
    expect(await read('/api/swaps/confirmed', 'location')).toEqual([['My place'], ['Ana’s place']]);
    expect(await read('/api/calendar', 'description')).toEqual([['My place'], ['Ana’s place']]);
    expect(await listAt(ana, '/api/swaps/confirmed')).toMatchObject([
      { children: { theirs: [{ gender: 'boy', age: 6 }] } },
    ]);
  });

  it('goes with its owner: nothing is left of the swap, and nobody is told why', async () => {
    const both = await connectedPair(server);
    const { body } = await askForSwap(both.ana, { ...swapRequestOf(both), place: { of: both.ana.id } });
    await both.ana.post(`/api/blocks/${both.bea.id}`);
    const answer = { swapId: body.id, response: 'confirmed' };
    expect(await both.bea.post('/api/swaps/respond', answer)).toMatchObject({ status: 404 });
    expect(await listAt(both.bea, '/api/swaps/pending')).toEqual([]);
  });

  it('goes with the account of its owner, also once it is arranged', async () => {
    const both = await connectedPair(server);
    const { ana, bea } = both;
    const atAnas = { ...swapRequestOf(both), place: { of: ana.id } };
    const [waiting, arranged] = [
      await askForSwap(ana, atAnas),
      await askForSwap(ana, { ...atAnas, ...other }),
    ];
    await bea.post('/api/swaps/respond', { swapId: arranged.body.id, response: 'confirmed' });
    await ana.delete('/api/account', { password: memberPassword });
    const answer = { swapId: waiting.body.id, response: 'confirmed' };
    expect(await bea.post('/api/swaps/respond', answer)).toMatchObject({
      status: 404,
      body: { message: 'We could not find this swap.' },
    });
    for (const path of ['/api/swaps/pending', '/api/swaps/confirmed'])
      expect(await listAt(bea, path)).toEqual([]);
    expect(await server.knex('calendar_events').where({ userId: bea.id })).toEqual([]);
  });
});
