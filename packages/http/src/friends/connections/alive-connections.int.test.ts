import { usualLength } from '@nestmates/domain/members/pairs/plan-length.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, listAt, mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let [ana, bea, cleo, dana]: TestMember[] = [];
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let start: Date;
const inDays = (n: number) => later(start, days(n));

beforeEach(async () => {
  ana = await mother(server, { firstName: 'Ana' });
  bea = await mother(server, { firstName: 'Bea' });
  cleo = await mother(server, { firstName: 'Cleo' });
  dana = await mother(server, { firstName: 'Dana' });
  for (const other of [bea, cleo, dana]) await connect(server, ana, other);
  start = server.clock.now();
});

const idOf = (one?: TestMember) => one?.id ?? 0;
const matchesOf = (member?: TestMember) => (member ? listAt(member, '/api/matches') : Promise.resolve([]));
const order = async (member = ana) =>
  (await matchesOf(member)).map(({ user }: { user?: { firstName: string } }) => user?.firstName);
const matchIdOf = async (other?: TestMember) =>
  (
    await server
      .knex('matches')
      .where({ userId1: idOf(ana), userId2: idOf(other) })
      .first('id')
  ).id;

const writes = async (from: TestMember | undefined, to: TestMember | undefined, atDays: number) => {
  const [{ id }] = await server
    .knex('messages')
    .insert({ senderId: idOf(from), receiverId: idOf(to), message: 'Hello', timestamp: inDays(atDays) })
    .returning('id');
  return String(id);
};

const asks = async (from: TestMember | undefined, status: string, at: Date) =>
  server.knex('babysitting_swaps').insert({
    requesterId: idOf(from),
    recipientId: idOf(ana),
    matchId: await matchIdOf(from),
    status,
    date: at,
    location: 'Park',
    childIds: [1],
    createdAt: inDays(1),
    settledAt: status === 'pending' ? null : inDays(2),
  });

describe('connections', () => {
  it('begin with whom something happened last: words, a plan, or the connection itself', async () => {
    expect(await order()).toEqual(['Dana', 'Cleo', 'Bea']);
    await writes(bea, ana, 1);
    expect(await order()).toEqual(['Bea', 'Dana', 'Cleo']);
    await asks(cleo, 'confirmed', inDays(5));
    expect(await order()).toEqual(['Cleo', 'Bea', 'Dana']);
  });

  it('say the next plan, two hours long where no end is agreed on, and the last words', async () => {
    await writes(ana, bea, 1);
    await asks(bea, 'confirmed', inDays(7));
    await asks(bea, 'confirmed', inDays(5));
    await asks(bea, 'confirmed', inDays(-5));
    await asks(cleo, 'pending', inDays(3));
    const [one, two, three] = await matchesOf(ana);
    expect(one).toMatchObject({
      user: { firstName: 'Bea' },
      nextPlan: {
        kind: 'swap',
        at: inDays(5).toISOString(),
        until: later(inDays(5), usualLength).toISOString(),
      },
      lastWords: { text: 'Hello', mine: true },
    });
    expect(two).toMatchObject({ user: { firstName: 'Cleo' }, nextPlan: null, lastWords: null });
    expect(three).toMatchObject({ user: { firstName: 'Dana' }, nextPlan: null, lastWords: null });
  });

  it('say nothing of words that are hidden from the reader, of what was declined, and of words that the plan does not open', async () => {
    const messageId = await writes(bea, ana, 1);
    await server.knex('hidden_things').insert({
      kind: 'message',
      thingId: messageId,
      memberId: idOf(bea),
      why: 'removed',
      hiddenAt: inDays(1),
    });
    await asks(cleo, 'declined', inDays(5));
    expect(await order()).toEqual(['Dana', 'Cleo', 'Bea']);
    expect((await matchesOf(ana))[2]).toMatchObject({ lastWords: null });

    const free = await mother(server, { firstName: 'Free' }, 'free');
    for (const other of [bea, cleo]) if (other) await connect(server, free, other);
    await writes(bea, free, 1);
    expect(await order(free)).toEqual(['Cleo', 'Bea']);
    expect((await matchesOf(free))[1]).toMatchObject({ lastWords: null });
  });

  it('are read by one statement beside the session', async () => {
    await writes(bea, ana, 1);
    expect(await server.statements.during(() => matchesOf(ana))).toHaveLength(2);
  });
});
