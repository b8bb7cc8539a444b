import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt } from '../../../testing/mothers.ts';
import {
  answerSwap,
  confirmedSwap,
  connectedPair,
  inDays,
  pendingSwap,
} from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const localTime = (at: Date) => at.toISOString().slice(0, 16);
const twoHoursAt = (date: Date) => ({ start: localTime(date), end: localTime(later(date, hours(2))) });

const update = (swapId: number, columns: object) =>
  server.knex('babysitting_swaps').where({ id: swapId }).update(columns);

describe('a swap that the former version of the server has written', () => {
  it('takes the usual two hours in both calendars, and is over after a day', async () => {
    const { ana, bea, childId, matchId } = await connectedPair(server);
    const date = inDays(2);
    const [added] = await server
      .knex('babysitting_swaps')
      .insert({
        requesterId: ana.id,
        recipientId: bea.id,
        matchId,
        date,
        location: 'Zilker Park',
        childIds: [childId],
        emergencyContact: 'Sam',
        createdAt: server.clock.now(),
      })
      .returning('id');
    expect((await answerSwap(bea, added.id, 'confirmed')).status).toBe(200);
    const until = later(date, hours(2)).toISOString();
    expect(await listAt(ana, '/api/swaps/confirmed')).toMatchObject([{ id: added.id, until }]);
    expect(await listAt(ana, '/api/calendar')).toMatchObject([{ time: twoHoursAt(date) }]);
    await update(added.id, { date: later(server.clock.now(), -hours(20)) });
    expect(await listAt(bea, '/api/swaps/confirmed')).toMatchObject([{ id: added.id }]);
    expect(await listAt(bea, '/api/swaps/past')).toEqual([]);
    await update(added.id, { date: later(server.clock.now(), -hours(25)) });
    expect(await listAt(bea, '/api/swaps/confirmed')).toEqual([]);
    expect(await listAt(bea, '/api/swaps/past')).toMatchObject([{ id: added.id }]);
  });

  it('moves in both calendars with its length, also where the former version moves it', async () => {
    const { ana, swapId } = await confirmedSwap(server);
    const date = inDays(9);
    await server.knex('calendar_events').where({ swapId }).update({ date });
    expect(await listAt(ana, '/api/calendar')).toMatchObject([{ time: twoHoursAt(date) }]);
  });

  it('is answered and cancelled there, whatever it does not know of', async () => {
    const { swapId } = await pendingSwap(server);
    await update(swapId, { otherDates: [inDays(4)], otherLengthsMs: [hours(2)] });
    const settledAt = server.clock.now();
    await update(swapId, { status: 'confirmed', settledAt });
    await update(swapId, { recipientChildIds: [1] });
    await update(swapId, { status: 'cancelled', settledAt });
  });
});
