import { utcDay } from '@nestmates/domain/matching/swipes.ts';
import { days } from '@nestmates/domain/shared/time.ts';
import { freeDailySwipes } from '@nestmates/domain/subscriptions/features.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../testing/a-caller.ts';
import { immediateTransaction } from '../testing/immediate-transaction.ts';
import { MemoryConnections } from '../testing/memory-connections.ts';
import { MemoryEvents } from '../testing/memory-events.ts';
import { MemoryPairs, pairKey } from '../testing/memory-pairs.ts';
import { MemorySwipes } from '../testing/memory-swipes.ts';
import { StoppedClock } from '../testing/stopped-clock.ts';
import { Connections } from './connections.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];

function setUp() {
  const clock = new StoppedClock();
  const [pairs, swipes, events] = [new MemoryPairs(), new MemorySwipes(), new MemoryEvents()];
  for (const { id } of [ana, bea]) pairs.progress.set(id, onboarded);
  const letters: { readonly letter: string; readonly ids: unknown }[] = [];
  const connections = new Connections({
    store: new MemoryConnections(pairs),
    pairs,
    queries: {
      connectionsOf: async () => [],
      requestsTo: async () => [],
      letterDataOf: async () => undefined,
    },
    facts: { factsOf: async () => [] },
    passes: swipes,
    swipes,
    events,
    letters: { send: async ({ job }, ids) => void letters.push({ letter: job.name, ids }) },
    transaction: immediateTransaction,
    clock,
  });
  const ask = async (by = ana, of = bea) => connections.request(by, { recipientId: of.id });
  const answer = (action: 'accept' | 'decline', by = bea) =>
    connections.respond(by, { requestId: pairs.requests[0]?.id ?? 0, action });
  const isConnected = () => pairs.connections.has(pairKey(ana.id, bea.id));
  return { clock, pairs, swipes, events, letters, connections, ask, answer, isConnected };
}

let app: ReturnType<typeof setUp>;
beforeEach(() => {
  app = setUp();
});

describe('a request', () => {
  it('is told to the other by an event and a letter, and counts as a swipe', async () => {
    expect(await app.ask()).toMatchObject({ status: 'requested' });
    expect(app.events.announced).toEqual([{ to: bea.id, event: { type: 'request', userId: ana.id } }]);
    expect(app.letters).toEqual([{ letter: 'connections.write-to-recipient', ids: { requestId: 1 } }]);
    expect(app.swipes.swipesOf(ana.id, utcDay(app.clock.now()))).toBe(1);
  });

  it('to somebody who has asked already connects the two, without another letter', async () => {
    await app.ask(bea, ana);
    expect(await app.ask(ana, bea)).toMatchObject({ status: 'connected' });
    expect(app.isConnected()).toBe(true);
    expect(app.letters).toHaveLength(1);
    expect(app.events.announced.slice(1)).toEqual([
      { to: bea.id, event: { type: 'match', userId: ana.id } },
      { to: ana.id, event: { type: 'match', userId: bea.id } },
    ]);
  });

  it('is refused to oneself, a second time, and to a connection', async () => {
    await expect(app.ask(ana, ana)).rejects.toMatchObject({ kind: 'invalid' });
    await app.ask();
    await expect(app.ask()).rejects.toMatchObject({ code: 'ALREADY_REQUESTED' });
    await app.answer('accept');
    await expect(app.ask()).rejects.toMatchObject({ code: 'ALREADY_CONNECTED' });
  });

  it.each([
    ['who has blocked her', () => app.pairs.blocks.push({ by: bea.id, of: ana.id, at: new Date() })],
    ['whom she has blocked', () => app.pairs.blocks.push({ by: ana.id, of: bea.id, at: new Date() })],
    ['who is gone', () => app.pairs.progress.delete(bea.id)],
    ['who is not onboarded', () => app.pairs.progress.set(bea.id, { ...onboarded, childrenAdded: false })],
  ])('to a member %s is refused as if there were no such member, and costs no swipe', async (_, begin) => {
    begin();
    await expect(app.ask()).rejects.toMatchObject({
      kind: 'not-found',
      message: 'We could not find this member.',
    });
    expect(app.swipes.swipesOf(ana.id, utcDay(app.clock.now()))).toBe(0);
    expect([app.letters, app.events.announced]).toEqual([[], []]);
  });

  it('is refused to a Free member without swipes until the next day, and never to a Pro member', async () => {
    const others = Array.from({ length: freeDailySwipes + 1 }, (_, n) => aCaller({ id: 10 + n }));
    for (const { id } of others) app.pairs.progress.set(id, onboarded);
    const [last = bea, ...first] = others;
    for (const other of first) await app.ask(ana, other);
    await expect(app.ask(ana, last)).rejects.toMatchObject({ code: 'SWIPE_LIMIT' });
    expect(app.letters).toHaveLength(freeDailySwipes);
    await expect(app.ask({ ...ana, plan: 'pro' }, last)).resolves.toBeDefined();
    app.clock.forward(days(1));
    await expect(app.ask(ana, bea)).resolves.toBeDefined();
  });
});

describe('an answer', () => {
  beforeEach(() => app.ask());

  it('that accepts connects the two and tells both', async () => {
    expect(await app.answer('accept')).toMatchObject({ status: 'accepted' });
    expect(app.isConnected()).toBe(true);
    expect(app.events.announced.slice(1)).toEqual([
      { to: ana.id, event: { type: 'match', userId: bea.id } },
      { to: bea.id, event: { type: 'match', userId: ana.id } },
    ]);
  });

  it('that declines is not told to her, and keeps her out of the deck', async () => {
    expect(await app.answer('decline')).toMatchObject({ status: 'declined' });
    expect(app.isConnected()).toBe(false);
    expect(app.events.announced).toHaveLength(1);
    expect(app.swipes.passOf(bea.id, ana.id)).toEqual({ at: app.clock.now(), swipe: false });
    await expect(app.ask()).rejects.toMatchObject({ code: 'ALREADY_REQUESTED' });
  });

  it('comes once, from the recipient', async () => {
    await expect(app.answer('accept', ana)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(app.answer('accept', aCaller({ id: 3 }))).rejects.toMatchObject({ kind: 'not-found' });
    await app.answer('decline');
    await expect(app.answer('accept')).rejects.toMatchObject({ kind: 'conflict' });
    expect(app.isConnected()).toBe(false);
  });
});

describe('unmatching', () => {
  it('ends the connection and its request for both, and tells both', async () => {
    await app.ask();
    await app.answer('accept');
    await app.connections.unmatch(ana, { userId: bea.id });
    expect([app.isConnected(), app.pairs.requests]).toEqual([false, []]);
    expect(app.swipes.passOf(ana.id, bea.id)).toBeDefined();
    expect(app.swipes.passOf(bea.id, ana.id)).toBeUndefined();
    expect(app.events.announced.slice(3)).toEqual([
      { to: ana.id, event: { type: 'unmatch', userId: bea.id } },
      { to: bea.id, event: { type: 'unmatch', userId: ana.id } },
    ]);
  });

  it('is refused between members who are not connected', async () => {
    await app.ask();
    await expect(app.connections.unmatch(ana, { userId: bea.id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(app.pairs.requests).toHaveLength(1);
  });
});
