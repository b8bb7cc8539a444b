import { utcDay } from '@nestmates/domain/friends/matching/swipes.ts';
import { strangersADay } from '@nestmates/domain/members/people/strangers.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aMember } from '../../../testing/a-member.ts';
import { MemoryBlocks } from '../../../testing/memory/memory-blocks.ts';
import { MemoryConnections } from '../../../testing/memory/memory-connections.ts';
import { MemoryEvents } from '../../../testing/memory/memory-events.ts';
import { MemoryPairs } from '../../../testing/memory/memory-pairs.ts';
import { MemoryPeople } from '../../../testing/memory/memory-people.ts';
import { MemoryShownStrangers } from '../../../testing/memory/memory-shown-strangers.ts';
import { MemorySwipes } from '../../../testing/memory/memory-swipes.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { Strangers } from '../../members/people/strangers.ts';
import { Blocks } from './blocks.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];

function setUp() {
  const clock = new StoppedClock();
  const people = new MemoryPeople([1, 2, 3].map((id) => aMember({ id })));
  const [pairs, events] = [new MemoryPairs(people), new MemoryEvents()];
  const connections = new MemoryConnections(pairs);
  const store = new MemoryBlocks(pairs);
  const swipes = new MemorySwipes();
  const transaction = pairs.transaction;
  const digests = { digest: async (of: string, value: string) => `${of} ${value}` };
  const members = { find: async (id: MemberId) => ({ email: `${id}@example.com` }) };
  const told: unknown[] = [];
  const parted: (readonly [MemberId, MemberId])[] = [];
  const closed: (readonly [MemberId, readonly MemberId[]])[] = [];
  const blocks = new Blocks({
    blockStore: store,
    pairs,
    strangers: new Strangers({ shownStrangers: new MemoryShownStrangers(), clock }),
    members: stub(members),
    keyedDigests: digests,
    connectionStore: connections,
    partingFollowers: [{ parts: async (me, other) => void parted.push([me, other]) }],
    payingFollowers: [{ wereBlocked: async (...blocked) => void closed.push(blocked) }],
    swipes,
    emails: stub({ send: async (_, ids) => void told.push(ids) }),
    events,
    transaction,
    clock,
  });
  const block = async (by = ana, userId = bea.id) => blocks.block(by, { userId });
  return { clock, told, parted, closed, store, people, pairs, events, connections, swipes, blocks, block };
}

let app: ReturnType<typeof setUp>;
beforeEach(() => {
  app = setUp();
});

const endedFor = (member: typeof ana, other: typeof ana) => ({
  to: member.id,
  event: { type: 'unmatch', userId: other.id },
});

describe('a block', () => {
  it('ends a connection and its requests, and tells both pages', async () => {
    app.pairs.connect(ana.id, bea.id);
    await app.connections.addRequest(ana.id, bea.id, app.clock.now());
    await app.block();
    expect(app.parted).toEqual([[ana.id, bea.id]]);
    expect([app.pairs.connections.length, app.pairs.requests.map(({ status }) => status)]).toEqual([
      0,
      ['ended'],
    ]);
    expect(app.events.announced).toEqual([endedFor(ana, bea), endedFor(bea, ana)]);
  });

  it('closes what one of the two is about to pay to the other, and nothing else', async () => {
    app.store.paying.push([bea.id, ana.id]);
    await app.block(bea, 3);
    await app.block();
    await app.block();
    expect(app.closed).toEqual([[ana.id, [bea.id]]]);
  });

  it('is not told to a stranger, nor to whoever has asked', async () => {
    await app.connections.addRequest(bea.id, ana.id, app.clock.now());
    await app.block();
    expect(app.events.announced).toEqual([endedFor(ana, bea)]);
    expect(app.parted).toEqual([]);
  });

  it('takes back a request that waits at the other', async () => {
    await app.connections.addRequest(ana.id, bea.id, app.clock.now());
    await app.block();
    expect(app.events.announced).toEqual([endedFor(ana, bea), endedFor(bea, ana)]);
  });

  it('of a stranger is a swipe, and of one who has come near her it is none', async () => {
    const free = aCaller({ id: 1, plan: 'free' });
    await app.block(free);
    expect(app.swipes.swipesOf(1, utcDay(app.clock.now()))).toBe(1);
    await app.connections.addRequest(3, 1, app.clock.now());
    await app.block(free, 3);
    expect(app.swipes.swipesOf(1, utcDay(app.clock.now()))).toBe(1);
  });

  it('of 300 by their numbers is possible in a day, so that a name is said of no more', async () => {
    const ids = Array.from({ length: strangersADay.inAll + 1 }, (_, n) => 10 + n);
    for (const id of ids) app.people.put(aMember({ id }));
    const last = ids.pop() ?? 0;
    const pro: typeof ana = { ...ana, plan: 'pro' };
    for (const id of ids) await app.block(pro, id);
    await expect(app.block(pro, last)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    app.pairs.shown.push([ana.id, last]);
    await expect(app.block(pro, last)).resolves.toBeDefined();
  });

  it('again changes and announces nothing', async () => {
    const once = await app.block();
    expect(await app.block()).toEqual(once);
    expect([app.pairs.blocks.length, app.events.announced.length]).toEqual([1, 1]);
  });

  it('is refused on oneself, on a member who has blocked her, and on nobody', async () => {
    await expect(app.block(ana, ana.id)).rejects.toMatchObject({ kind: 'invalid' });
    await app.block(bea, ana.id);
    const refusals = await Promise.all(
      [bea.id, 99].map((userId) => app.block(ana, userId).catch((error: unknown) => error)),
    );
    expect(refusals[0]).toMatchObject({ kind: 'not-found', message: 'We could not find this member.' });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(app.pairs.blocks).toHaveLength(1);
  });

  it('is listed with the newest first, and ends by unblocking, once', async () => {
    await app.block();
    app.clock.forward(1000);
    await app.block(ana, 3);
    const { items } = await app.blocks.list(ana, { limit: 2, before: undefined });
    expect(items.map(({ userId }) => userId)).toEqual([3, bea.id]);
    const first = await app.blocks.list(ana, { limit: 1, before: undefined });
    expect([first.items.length, first.next !== undefined]).toEqual([1, true]);
    await app.blocks.unblock(ana, { userId: bea.id });
    expect(app.told).toEqual([{ memberId: ana.id, act: 'unblocked', about: bea.id }]);
    await expect(app.blocks.unblock(ana, { userId: bea.id })).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.pairs.hasBlocked(ana.id, bea.id)).toBe(false);
  });
});
