import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMembers, longLists } from '../../../testing/long-lists.ts';
import { connect, mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const countsOf = async (member: TestMember) => (await member.get('/api/counts')).body;
const nothing = {
  connections: 0,
  requests: 0,
  swaps: 0,
  swapAnswers: 0,
  playdates: 0,
  nearby: 0,
  unread: 0,
  notifications: 0,
  moments: 0,
  buyers: 0,
  sellers: 0,
  swapsDone: 0,
  hasListings: false,
  hasOrders: false,
};
const ahead = longLists.calendar.moments.tied;

/** A member whose lists are longer than a page. */
async function memberWithLongLists(plan: 'free' | 'pro') {
  const ana = await mother(server, {}, plan);
  const others = await createMembers(server, 60);
  await longLists['pending requests'].fill(server, ana, await createMembers(server, 55), ahead);
  await longLists['pending swaps'].fill(server, ana, others, ahead);
  await server.knex('messages').insert(
    others.slice(0, 3).flatMap((senderId) =>
      ['Hi', 'Are you there?'].map((message) => ({
        senderId,
        receiverId: ana.id,
        message,
        timestamp: server.clock.now(),
      })),
    ),
  );
  /** Every other swap was requested by the other member. */
  const askers = others.filter((id) => id % 2 === 1);
  return { ana, others, askers };
}

describe('what is counted', () => {
  it('is everything on the lists, however long they are', async () => {
    const { ana, others, askers } = await memberWithLongLists('pro');
    expect(await countsOf(ana)).toEqual({
      connections: others.length,
      requests: 55,
      swaps: askers.length,
      swapAnswers: 0,
      playdates: 0,
      nearby: 0,
      unread: 6,
      notifications: 0,
      moments: 0,
      buyers: 0,
      sellers: 0,
      swapsDone: 0,
      hasListings: false,
      hasOrders: false,
    });
  });

  it('is nothing for somebody new', async () => {
    expect(await countsOf(await mother(server))).toEqual(nothing);
  });

  it('has no unread messages where the plan has none', async () => {
    const { ana, others, askers } = await memberWithLongLists('free');
    expect(await countsOf(ana)).toMatchObject({
      connections: others.length,
      swaps: askers.length,
      unread: 0,
      notifications: 0,
      moments: 0,
    });
  });

  it('leaves out whom she has blocked, and who has blocked her', async () => {
    const { ana, others, askers } = await memberWithLongLists('pro');
    const [blocked = 0, blocker = 0] = askers;
    const createdAt = server.clock.now();
    await server.knex('blocks').insert([
      { blockerId: ana.id, blockedId: blocked, createdAt },
      { blockerId: blocker, blockedId: ana.id, createdAt },
    ]);
    const before = { connections: others.length, requests: 55, swaps: askers.length, unread: 6 };
    const unreadOfThem = 2 * others.slice(0, 3).filter((id) => id === blocked || id === blocker).length;
    expect(await countsOf(ana)).toEqual({
      connections: before.connections - 2,
      requests: before.requests,
      swaps: before.swaps - 2,
      swapAnswers: 0,
      playdates: 0,
      nearby: 0,
      unread: before.unread - unreadOfThem,
      notifications: 0,
      moments: 0,
      buyers: 0,
      sellers: 0,
      swapsDone: 0,
      hasListings: false,
      hasOrders: false,
    });
    const [requester] = await server.knex('connection_requests').where({ recipientId: ana.id }).limit(1);
    await server.knex('blocks').insert({ blockerId: requester.requesterId, blockedId: ana.id, createdAt });
    expect(await countsOf(ana)).toMatchObject({ requests: 54 });
  });

  it('has the swaps that wait for her answer: a time the other proposes, and whether one happened', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await connect(server, ana, bea);
    const [match] = await server.knex('matches').whereIn('userId1', [ana.id, bea.id]).limit(1);
    const now = server.clock.now();
    const swap = {
      requesterId: bea.id,
      recipientId: ana.id,
      matchId: match.id,
      location: 'Park',
      childIds: [1],
      emergencyContact: 'Sam',
      createdAt: now,
      status: 'confirmed',
      settledAt: now,
    };
    const inHours = (count: number) => later(now, hours(count));
    await server.knex('babysitting_swaps').insert([
      { ...swap, date: inHours(-25) },
      { ...swap, date: inHours(-26), requesterId: ana.id, recipientId: bea.id },
      { ...swap, date: inHours(-27), recipientOutcome: 'no' },
      { ...swap, date: inHours(-1) },
      { ...swap, date: inHours(-23), lengthMs: hours(24) },
      { ...swap, date: inHours(-24 * 31) },
      { ...swap, date: inHours(5), proposedBy: 'requester', proposedDate: inHours(7) },
      { ...swap, date: inHours(5), proposedBy: 'recipient', proposedDate: inHours(7) },
      { ...swap, date: inHours(5), proposedBy: 'requester', proposedDate: inHours(-1) },
      { ...swap, date: inHours(-1), proposedBy: 'requester', proposedDate: inHours(7) },
    ]);
    expect(await countsOf(ana)).toEqual({ ...nothing, connections: 1, swapAnswers: 3 });
    expect(await countsOf(bea)).toEqual({ ...nothing, connections: 1, swapAnswers: 4 });
    await server.knex('blocks').insert({ blockerId: bea.id, blockedId: ana.id, createdAt: now });
    expect(await countsOf(ana)).toMatchObject({ swapAnswers: 0 });
  });

  it('has the playdates that the other has proposed, until they lapse', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await connect(server, ana, bea);
    const [match] = await server.knex('matches').whereIn('userId1', [ana.id, bea.id]).limit(1);
    const now = server.clock.now();
    const endsAt = later(now, hours(30));
    const [{ id }] = await server
      .knex('playdates')
      .insert({
        userIdOne: ana.id,
        userIdTwo: bea.id,
        matchId: match.id,
        proposedBy: ana.id,
        status: 'proposed',
        times: [endsAt],
        endsAt,
        createdAt: now,
      })
      .returning('id');
    expect(await countsOf(bea)).toEqual({ ...nothing, connections: 1, playdates: 1 });
    expect(await countsOf(ana)).toEqual({ ...nothing, connections: 1 });
    await server.knex('playdates').where({ id }).update({ proposedBy: bea.id });
    expect((await countsOf(ana)).playdates).toBe(1);
    await server.knex('playdates').where({ id }).update({ endsAt: now });
    expect((await countsOf(ana)).playdates).toBe(0);
  });

  it('has no swap that is answered, past, or asked by herself', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await connect(server, ana, bea);
    const [match] = await server.knex('matches').whereIn('userId1', [ana.id, bea.id]).limit(1);
    const swap = {
      requesterId: bea.id,
      recipientId: ana.id,
      matchId: match.id,
      location: 'Park',
      childIds: [1],
      emergencyContact: 'Sam',
      createdAt: server.clock.now(),
    };
    const now = server.clock.now();
    await server.knex('babysitting_swaps').insert([
      { ...swap, status: 'pending', date: later(now, hours(1)) },
      { ...swap, status: 'pending', date: later(now, -hours(1)) },
      { ...swap, status: 'confirmed', date: later(now, hours(2)), settledAt: now },
      { ...swap, status: 'pending', date: later(now, hours(3)), requesterId: ana.id, recipientId: bea.id },
    ]);
    expect(await countsOf(ana)).toEqual({ ...nothing, connections: 1, swaps: 1 });
  });

  it('is read in one statement beside that of the session', async () => {
    const ana = await mother(server);
    expect(await server.statements.during(() => ana.get('/api/counts'))).toHaveLength(2);
  });
});
