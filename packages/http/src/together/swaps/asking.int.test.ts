import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt } from '../../../testing/mothers.ts';
import {
  answerSwap,
  askForSwap,
  childOf,
  connectedPair,
  inDays,
  swapRequestOf,
  swapsBetween,
} from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('asking for a swap', () => {
  it('waits in the lists of both, each seeing the other, and in no calendar yet', async () => {
    const both = await connectedPair(server);
    const { ana, bea, childId } = both;
    const request = swapRequestOf(both);
    const shared = {
      id: expect.any(Number),
      status: 'pending',
      date: request.date,
      until: later(inDays(2), hours(2)).toISOString(),
      times: [{ date: request.date, until: later(inDays(2), hours(2)).toISOString(), passed: false }],
      place: { name: 'Zilker Park' },
      location: 'Zilker Park',
      childIds: [childId],
      emergencyContact: 'Sam, 512 555 0100',
      notes: 'Naps at one.',
      createdAt: expect.any(String),
      cards: {
        childIds: [],
        opensAt: inDays(1).toISOString(),
        closesAt: later(inDays(2), hours(4)).toISOString(),
        openedAt: null,
      },
      proposedTime: null,
      userIsAway: false,
      outcomes: { mine: null, theirs: null },
    };
    const child = { gender: 'girl', age: 4 };
    const seenBy = {
      ana: {
        ...shared,
        children: { mine: [{ id: childId, ...child }], theirs: [] },
        direction: 'sent',
        actions: ['cancel'],
        user: { id: bea.id, firstName: 'Bea', profilePhotoUrl: null },
      },
      bea: {
        ...shared,
        children: { mine: [], theirs: [child] },
        direction: 'received',
        actions: ['accept', 'decline', 'proposeTime'],
        user: { id: ana.id, firstName: 'Ana', profilePhotoUrl: null },
      },
    };
    const reply = await askForSwap(ana, request);
    expect([reply.status, reply.body]).toEqual([200, seenBy.ana]);
    expect(await listAt(ana, '/api/swaps/pending')).toEqual([seenBy.ana]);
    expect(await listAt(bea, '/api/swaps/pending')).toEqual([seenBy.bea]);
    expect(await listAt(bea, '/api/swaps/confirmed')).toEqual([]);
    expect(await listAt(ana, '/api/calendar')).toEqual([]);
  });

  it('takes a time with the offset of its zone, and stores the instant', async () => {
    const both = await connectedPair(server);
    const date = `${inDays(3).toISOString().slice(0, 10)}T18:30:00+05:00`;
    const { status, body } = await askForSwap(both.ana, { ...swapRequestOf(both), date });
    expect([status, body.date]).toEqual([200, new Date(date).toISOString()]);
  });

  it('needs no notes, names each child once and keeps what was typed without the spaces around it', async () => {
    const both = await connectedPair(server);
    const { childId } = both;
    const reply = await askForSwap(both.ana, {
      ...swapRequestOf(both),
      childIds: [childId, childId],
      notes: '  ',
      location: '  Zilker Park ',
    });
    expect(reply.body).toMatchObject({ childIds: [childId], notes: null, location: 'Zilker Park' });
  });

  it('counts a sign as one, as the database does', async () => {
    const both = await connectedPair(server);
    const [location, notes] = ['🦕'.repeat(200), '🦖'.repeat(1000)];
    const reply = await askForSwap(both.ana, { ...swapRequestOf(both), location, notes });
    expect(reply).toMatchObject({ status: 200, body: { location, notes } });
  });

  it('needs Pro', async () => {
    const both = await connectedPair(server);
    const request = {
      ...swapRequestOf(both),
      recipientId: both.ana.id,
      childIds: [await childOf(server, both.bea)],
    };
    expect(await askForSwap(both.bea, request)).toMatchObject({
      status: 403,
      body: { error: 'PRO_REQUIRED', requiresSubscription: true },
    });
    expect(await swapsBetween(server, both)).toEqual([]);
  });

  it('is stored once however often it is sent, until it is answered', async () => {
    const both = await connectedPair(server);
    const request = swapRequestOf(both);
    const replies = await Promise.all([askForSwap(both.ana, request), askForSwap(both.ana, request)]);
    const [refused, asked] = replies.toSorted((one, other) => other.status - one.status);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'ALREADY_REQUESTED', message: 'You have already asked for this time.' },
    });
    expect(await swapsBetween(server, both)).toHaveLength(1);
    await answerSwap(both.bea, asked?.body.id, 'declined');
    expect((await askForSwap(both.ana, request)).status).toBe(200);
  });

  it('takes eight statements at most', async () => {
    const both = await connectedPair(server);
    const statements = await server.statements.during(() => askForSwap(both.ana, swapRequestOf(both)));
    expect(statements.length).toBeLessThanOrEqual(8);
    expect(await swapsBetween(server, both)).toHaveLength(1);
  });
});
