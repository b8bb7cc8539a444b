import { days } from '@nestmates/domain/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, mother } from '../../testing/mothers.ts';
import {
  answerSwap,
  cancelSwap,
  conflict,
  entriesOf,
  forbidden,
  notFound,
  pendingSwap,
  statusOf,
} from '../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('answering a swap', () => {
  it('with yes puts it into both calendars, and needs no Pro', async () => {
    const { ana, bea, swapId } = await pendingSwap(server);
    const reply = await answerSwap(bea, swapId, 'confirmed');
    expect(reply).toMatchObject({
      status: 200,
      body: { id: swapId, status: 'confirmed', direction: 'received', actions: [], user: { id: ana.id } },
    });
    expect(await entriesOf(server, swapId)).toEqual([
      { userId: ana.id, title: 'Babysitting swap with Bea' },
      { userId: bea.id, title: 'Babysitting swap with Ana' },
    ]);
    expect(await listAt(ana, '/api/calendar')).toEqual([
      {
        id: expect.any(Number),
        title: 'Babysitting swap with Bea',
        type: 'swap',
        date: reply.body.date,
        description: 'Zilker Park',
        createdAt: expect.any(String),
        on: String(reply.body.date).slice(0, 10),
        time: {
          kind: 'timed',
          start: String(reply.body.date).slice(0, 16),
          end: null,
          timeZone: 'UTC',
        },
        repeat: null,
        swapId,
      },
    ]);
    expect(await listAt(bea, '/api/swaps/confirmed')).toEqual([reply.body]);
    expect(await listAt(ana, '/api/swaps/confirmed')).toMatchObject([
      { id: swapId, direction: 'sent', actions: ['cancel'] },
    ]);
    expect(await listAt(ana, '/api/swaps/pending')).toEqual([]);
  });

  it('with no takes it from both lists and leaves the calendars alone', async () => {
    const { ana, bea, swapId } = await pendingSwap(server);
    expect((await answerSwap(bea, swapId, 'declined')).body).toMatchObject({
      status: 'declined',
      actions: [],
    });
    for (const member of [ana, bea]) {
      expect(await listAt(member, '/api/swaps/pending')).toEqual([]);
      expect(await listAt(member, '/api/swaps/confirmed')).toEqual([]);
    }
    expect(await entriesOf(server, swapId)).toEqual([]);
  });

  it('is announced to both open pages', async () => {
    const { ana, bea, swapId } = await pendingSwap(server);
    await server.knex('events').delete();
    await answerSwap(bea, swapId, 'declined');
    const events = await server.knex('events').whereIn('memberId', [ana.id, bea.id]).orderBy('memberId');
    expect(events.map(({ event }) => event)).toEqual([
      { type: 'swap', userId: bea.id },
      { type: 'swap', userId: ana.id },
    ]);
  });

  it.each([
    ['confirmed', 'confirmed'],
    ['confirmed', 'declined'],
    ['declined', 'confirmed'],
    ['declined', 'declined'],
  ])('twice is refused: %s, then %s', async (first, second) => {
    const { bea, swapId } = await pendingSwap(server);
    await answerSwap(bea, swapId, first);
    const reply = await answerSwap(bea, swapId, second);
    expect([reply.status, reply.body]).toEqual([409, conflict]);
    expect(await statusOf(server, swapId)).toBe(first);
    expect(await entriesOf(server, swapId)).toHaveLength(first === 'confirmed' ? 2 : 0);
  });

  it('is not for whoever asked, and to anyone else there is nothing to answer', async () => {
    const { ana, bea, swapId } = await pendingSwap(server);
    const stranger = await mother(server);
    for (const response of ['confirmed', 'declined']) {
      const own = await answerSwap(ana, swapId, response);
      expect([own.status, own.body]).toEqual([403, forbidden]);
      const strange = await answerSwap(stranger, swapId, response);
      expect([strange.status, strange.body]).toEqual([404, notFound]);
      const nothing = await answerSwap(bea, 2_000_000_000, response);
      expect([nothing.status, nothing.body]).toEqual([404, notFound]);
    }
    expect(await statusOf(server, swapId)).toBe('pending');
  });

  it.each(['accept', 'cancelled', 'pending', ''])('with "%s" is no answer', async (response) => {
    const { bea, swapId } = await pendingSwap(server);
    const reply = await answerSwap(bea, swapId, response);
    expect([reply.status, reply.body.issues]).toEqual([
      400,
      [{ path: 'response', message: 'Please accept or decline' }],
    ]);
  });

  it('takes eight statements at most', async () => {
    const { bea, swapId } = await pendingSwap(server);
    const statements = await server.statements.during(() => answerSwap(bea, swapId, 'confirmed'));
    expect(statements.length).toBeLessThanOrEqual(8);
    expect(await statusOf(server, swapId)).toBe('confirmed');
  });
});

describe('a swap whose time has passed', () => {
  it('cannot be confirmed, but declined and called off', async () => {
    const late = await testServer();
    try {
      const [one, two] = [await pendingSwap(late), await pendingSwap(late)];
      late.clock.forward(days(3));
      const reply = await answerSwap(one.bea, one.swapId, 'confirmed');
      expect([reply.status, reply.body]).toEqual([
        409,
        { error: 'SWAP_PAST', message: 'The time of this swap has passed.' },
      ]);
      expect((await answerSwap(one.bea, one.swapId, 'declined')).status).toBe(200);
      expect((await cancelSwap(two.ana, two.swapId)).status).toBe(200);
    } finally {
      await late.close();
    }
  });
});
