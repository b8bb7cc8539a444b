import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, mother } from '../../../testing/mothers.ts';
import {
  answerSwap,
  entriesOf,
  forbidden,
  notFound,
  pendingSwap,
  statusOf,
} from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

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
      body: {
        id: swapId,
        status: 'confirmed',
        direction: 'received',
        actions: ['proposeTime'],
        user: { id: ana.id },
      },
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
          end: String(reply.body.until).slice(0, 16),
          timeZone: 'UTC',
        },
        repeat: null,
        swapId,
        playdateId: null,
      },
    ]);
    expect(await listAt(bea, '/api/swaps/confirmed')).toEqual([reply.body]);
    expect(await listAt(ana, '/api/swaps/confirmed')).toMatchObject([
      { id: swapId, direction: 'sent', actions: ['cancel', 'proposeTime'] },
    ]);
    expect(await listAt(ana, '/api/swaps/pending')).toEqual([]);
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
