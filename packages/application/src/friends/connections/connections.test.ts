import { utcDay } from '@nestmates/domain/friends/matching/swipes.ts';
import { strangersADay } from '@nestmates/domain/members/people/strangers.ts';
import { freeDailySwipes } from '@nestmates/domain/platform/access/features.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { aMember } from '../../../testing/a-member.ts';
import { connectionsInMemory } from '../../../testing/memory/connections-in-memory.ts';
import { scoreBetween } from '../matching/prepare-facts.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];
const membersFrom = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n);
const unfinished = aMember({ id: 2, progress: { ...onboarded, childrenAdded: false } });

let app: ReturnType<typeof connectionsInMemory>;
beforeEach(() => {
  app = connectionsInMemory();
});

describe('a request', () => {
  it('is told to the other by an event and an e-mail, and counts as a swipe', async () => {
    expect(await app.ask()).toMatchObject({ status: 'requested' });
    expect(app.events.announced).toEqual([{ to: bea.id, event: { type: 'request', userId: ana.id } }]);
    expect(app.jobs.waiting).toEqual([
      { name: 'connections.write-to-recipient', payload: { requestId: 1 }, timing: {} },
    ]);
    expect(app.swipes.swipesOf(ana.id, utcDay(app.clock.now()))).toBe(1);
  });

  it('to somebody who has asked already connects the two, without another e-mail', async () => {
    await app.ask(bea, ana);
    expect(await app.ask(ana, bea)).toMatchObject({ status: 'connected' });
    expect(app.isConnected()).toBe(true);
    expect(app.jobs.waiting).toHaveLength(1);
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
    ['who is gone', () => app.people.remove(bea.id)],
    ['who is not onboarded', () => app.people.put(unfinished)],
  ])('to a member %s is refused as if there were no such member, and costs no swipe', async (_, begin) => {
    begin();
    await expect(app.ask()).rejects.toMatchObject({
      kind: 'not-found',
      message: 'We could not find this member.',
    });
    expect(app.swipes.swipesOf(ana.id, utcDay(app.clock.now()))).toBe(0);
    expect([app.jobs.waiting, app.events.announced]).toEqual([[], []]);
  });

  it('is refused to a Free member without swipes until the next day, and never to a Pro member', async () => {
    const others = Array.from({ length: freeDailySwipes + 1 }, (_, n) => aCaller({ id: 10 + n }));
    for (const { id } of others) app.people.put(aMember({ id }));
    const [last = bea, ...first] = others;
    for (const other of first) await app.ask(ana, other);
    await expect(app.ask(ana, last)).rejects.toMatchObject({ code: 'SWIPE_LIMIT' });
    expect(app.jobs.waiting).toHaveLength(freeDailySwipes);
    await expect(app.ask({ ...ana, plan: 'pro' }, last)).resolves.toBeDefined();
    app.clock.forward(days(1));
    await expect(app.ask(ana, bea)).resolves.toBeDefined();
  });
});

describe('a request by a number alone', () => {
  const pro: typeof ana = { ...ana, plan: 'pro' };
  const askedBefore = membersFrom(10, strangersADay.byNumber);
  beforeEach(async () => {
    for (const id of [...askedBefore, 200, 201]) app.people.put(aMember({ id }));
    for (const id of askedBefore) await app.ask(pro, aCaller({ id }));
  });

  it('is refused beyond 60 a day', async () => {
    await expect(app.ask(pro, aCaller({ id: 200 }))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    app.clock.forward(days(1));
    await expect(app.ask(pro, aCaller({ id: 200 }))).resolves.toBeDefined();
  });

  it('is none to whom a list has shown, or who has asked', async () => {
    app.pairs.shown.push([ana.id, 200]);
    await expect(app.ask(pro, aCaller({ id: 200 }))).resolves.toMatchObject({ status: 'requested' });
    await app.ask(aCaller({ id: 201, plan: 'pro' }), ana);
    await expect(app.ask(pro, aCaller({ id: 201 }))).resolves.toMatchObject({ status: 'connected' });
  });
});

describe('an answer', () => {
  beforeEach(() => app.ask());

  it('that accepts connects the two and tells both', async () => {
    expect(await app.answer('accept')).toMatchObject({ status: 'accepted' });
    const score = scoreBetween('stranger', app.people.get(ana.id), app.people.get(bea.id));
    expect(app.pairs.connection(ana.id, bea.id)?.score).toBe(score);
    expect(score).not.toBe(scoreBetween('stranger', app.people.get(ana.id), undefined));
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
    expect(app.parted).toEqual([[ana.id, bea.id]]);
    expect(app.swipes.passOf(ana.id, bea.id)).toEqual({ at: app.clock.now(), swipe: false });
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
