import { days, hours, later } from '@nestmates/domain/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, mother } from '../../testing/mothers.ts';
import { columnsOf } from '../../testing/roles.ts';
import {
  askForSwap,
  childOf,
  connectedPair,
  inDays,
  swapRequestOf,
  swapsBetween,
} from '../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('a swap request that is invalid', () => {
  const ahead = (span: number) => later(new Date(), span).toISOString();

  it.each([
    ['without a date', { date: undefined }, 'date', 'Date and time is required'],
    ['with a date that is none', { date: 'tomorrow' }, 'date', 'Date and time is required'],
    ['for a time that has passed', { date: ahead(-hours(1)) }, 'date', 'Please choose a time in the future'],
    ['for far ahead', { date: ahead(days(366)) }, 'date', 'Please choose a time within the next year'],
    ['nowhere', { location: ' ' }, 'location', 'Location is required'],
    [
      'at a long place',
      { location: 'x'.repeat(201) },
      'location',
      'Location must be 200 characters or fewer',
    ],
    ['without children', { childIds: [] }, 'childIds', 'Select at least one child'],
    ['without a word of children', { childIds: undefined }, 'childIds', 'Select at least one child'],
    [
      'for a child that is not there',
      { childIds: [2e9] },
      'childIds',
      'Please choose from your own children',
    ],
    ['without a contact', { emergencyContact: '' }, 'emergencyContact', 'Emergency contact is required'],
    [
      'with a long contact',
      { emergencyContact: 'x'.repeat(201) },
      'emergencyContact',
      'Emergency contact must be 200 characters or fewer',
    ],
    ['with long notes', { notes: 'x'.repeat(1001) }, 'notes', 'Notes must be 1000 characters or fewer'],
  ])('%s is refused', async (_, change, path, message) => {
    const both = await connectedPair(server);
    const reply = await askForSwap(both.ana, { ...swapRequestOf(both), ...change });
    expect([reply.status, reply.body.error, reply.body.issues]).toEqual([
      400,
      'VALIDATION',
      [{ path, message }],
    ]);
    expect(await swapsBetween(server, both)).toEqual([]);
  });

  it("is for somebody else's child", async () => {
    const both = await connectedPair(server);
    const childIds = [both.childId, await childOf(server, both.bea)];
    expect((await askForSwap(both.ana, { ...swapRequestOf(both), childIds })).body).toMatchObject({
      error: 'VALIDATION',
      issues: [{ path: 'childIds', message: 'Please choose from your own children' }],
    });
  });

  it('is asked of oneself', async () => {
    const both = await connectedPair(server);
    const reply = await askForSwap(both.ana, { ...swapRequestOf(both), recipientId: both.ana.id });
    expect([reply.status, reply.body.issues]).toEqual([
      400,
      [{ path: 'recipientId', message: 'You cannot ask yourself for a swap.' }],
    ]);
  });

  it('is asked of someone she is not connected with', async () => {
    const both = await connectedPair(server);
    const stranger = await mother(server);
    const reply = await askForSwap(both.ana, { ...swapRequestOf(both), recipientId: stranger.id });
    expect([reply.status, reply.body]).toEqual([
      403,
      { error: 'NOT_CONNECTED', message: 'You can ask for a swap once you are connected.' },
    ]);
  });

  it('is asked of someone who is not there, is unfinished, or is hidden by a block of either', async () => {
    const both = await connectedPair(server);
    const { ana, bea } = both;
    const notThere = { error: 'NOT_FOUND', message: 'We could not find this member.' };
    const nina = await server.member(columnsOf.onboarding);
    for (const recipientId of [2_000_000_000, nina.id]) {
      const reply = await askForSwap(ana, { ...swapRequestOf(both), recipientId });
      expect([reply.status, reply.body]).toEqual([404, notThere]);
    }
    for (const [blockerId, blockedId] of [
      [ana.id, bea.id],
      [bea.id, ana.id],
    ]) {
      const createdAt = new Date();
      await server.knex('blocks').insert({ blockerId, blockedId, createdAt });
      const reply = await askForSwap(ana, swapRequestOf(both));
      expect([reply.status, reply.body]).toEqual([404, notThere]);
      await server.knex('blocks').where({ blockerId, blockedId }).delete();
    }
  });

  it('names another connection than the one between the two', async () => {
    const both = await connectedPair(server);
    const others = await connectedPair(server);
    const cleo = await mother(server);
    await connect(server, both.ana, cleo);
    for (const matchId of [others.matchId, 2_000_000_000]) {
      const reply = await askForSwap(both.ana, { ...swapRequestOf(both), matchId });
      expect([reply.status, reply.body]).toEqual([
        404,
        { error: 'NOT_FOUND', message: 'We could not find this connection.' },
      ]);
    }
    expect(await swapsBetween(server, both)).toEqual([]);
  });

  it('comes for the thirty-first time within an hour, not counting those with something missing', async () => {
    const both = await connectedPair(server);
    for (let n = 0; n < 30; n += 1) await askForSwap(both.ana, { ...swapRequestOf(both), location: '' });
    const requestAt = (hour: number) => ({
      ...swapRequestOf(both),
      date: later(inDays(3), hours(hour)).toISOString(),
    });
    for (let n = 0; n < 30; n += 1) expect((await askForSwap(both.ana, requestAt(n))).status).toBe(200);
    expect(await askForSwap(both.ana, requestAt(30))).toMatchObject({
      status: 429,
      body: { error: 'RATE_LIMITED' },
    });
  });
});
