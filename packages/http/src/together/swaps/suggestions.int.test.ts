import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meeting } from '../../../testing/meeting.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { listAt } from '../../../testing/mothers.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import {
  answerSwap,
  answerTime,
  askForSwap,
  childOf,
  connectedPair,
  inDays,
  notFound,
  proposeTime,
  swapRequestOf,
} from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const suggested = inDays(4);
const ahead = (count: number) => later(server.clock.now(), days(count));
const suggest = (by: TestMember, swapId: number, childIds?: readonly number[], date = suggested) =>
  by.post(`/api/swaps/${swapId}/time`, { date: date.toISOString(), ...(childIds && { childIds }) });

/** Ana asks Bea, who has a child as well, to come to Ana's place. */
async function askedToCome(otherTimes: readonly Date[] = []) {
  const both = await connectedPair(server);
  const { location: _, ...request } = swapRequestOf(both);
  const times = otherTimes.map((date) => ({ date: date.toISOString() }));
  const { body } = await askForSwap(both.ana, {
    ...request,
    date: ahead(2).toISOString(),
    otherTimes: times,
    place: { of: both.ana.id },
  });
  return { ...both, swapId: Number(body.id), beasChild: await childOf(server, both.bea) };
}

const pendingOf = async (member: TestMember) => (await listAt(member, '/api/swaps/pending'))[0];
const storedSwap = (swapId: number) => server.knex('babysitting_swaps').where({ id: swapId }).first();
const lettersOfSuggestions = async (member: TestMember) =>
  (await subjectsTo(server, member)).filter((subject) => subject.includes('suggests another time'));

const lockOfTwo = 'select pg_advisory_xact_lock(least(:ana, :bea)::integer, greatest(:ana, :bea)::integer)';
/** What the deletion of an account waits for. */
const rowOf = {
  ana: 'select from users where id = :ana for update',
  bea: 'select from users where id = :bea for update',
};

/** Each call begins once those before it wait for what is held. */
const inThisOrder = (
  { ana, bea }: { readonly ana: TestMember; readonly bea: TestMember },
  calls: readonly (() => Promise<Reply>)[],
  held = lockOfTwo,
) => meeting({ server }, (holding) => holding.raw(held, { ana: ana.id, bea: bea.id }), calls);

describe('another time that is suggested', () => {
  it('carries the place, the children and who comes along, up to both calendars', async () => {
    const { ana, bea, swapId, beasChild, childId } = await askedToCome();
    const statements = await server.statements.during(async () =>
      expect(await suggest(bea, swapId, [beasChild])).toMatchObject({
        status: 200,
        body: { place: { of: ana.id }, children: { mine: [{ id: beasChild }], theirs: [{}] } },
      }),
    );
    expect(statements.length).toBeLessThanOrEqual(8);
    expect(await pendingOf(ana)).toMatchObject({
      place: { of: ana.id },
      children: { mine: [{ id: childId }], theirs: [{ gender: 'girl', age: 4 }] },
    });
    expect((await answerTime(ana, swapId, suggested, 'agreed')).body).toMatchObject({
      status: 'confirmed',
      place: { of: ana.id },
      children: { mine: [{ id: childId }], theirs: [{ gender: 'girl', age: 4 }] },
    });
    expect(await storedSwap(swapId)).toMatchObject({ recipientChildIds: [beasChild] });
  });

  it('keeps who comes along where a time that was asked for is taken after all', async () => {
    const { bea, swapId, beasChild } = await askedToCome();
    await suggest(bea, swapId, [beasChild]);
    expect((await answerSwap(bea, swapId, 'confirmed')).body).toMatchObject({
      children: { mine: [{ id: beasChild }] },
    });
  });

  it('brings along own children only, and none who has left the profile since', async () => {
    const { ana, bea, swapId, beasChild, childId } = await askedToCome();
    expect((await suggest(bea, swapId, [childId])).body.issues).toMatchObject([{ path: 'childIds' }]);
    expect((await suggest(bea, swapId, [beasChild])).status).toBe(200);
    await server.knex('children').where({ id: beasChild }).delete();
    expect((await answerTime(ana, swapId, suggested, 'agreed')).body).toMatchObject({
      children: { theirs: [] },
    });
  });
});

describe('two tabs in which another time is suggested at once', () => {
  it.each([
    ['the same', [suggested, suggested], 'ALREADY_PROPOSED'],
    ['two times', [suggested, inDays(5)], 'TIME_PROPOSED'],
  ] as const)('keep the first: %s', async (_, dates, error) => {
    const { ana, bea, swapId } = await askedToCome();
    const replies = await inThisOrder(
      { ana, bea },
      dates.map((date) => () => proposeTime(bea, swapId, date)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 409]);
    expect(replies[1]?.body).toMatchObject({ error });
    expect(await storedSwap(swapId)).toMatchObject({ proposedDate: dates[0] });
    await server.runJobs();
    expect(await lettersOfSuggestions(ana)).toHaveLength(1);
  });

  it('do not drop the children of the second unsaid', async () => {
    const { ana, bea, swapId, beasChild } = await askedToCome();
    const replies = await inThisOrder({ ana, bea }, [
      () => suggest(bea, swapId),
      () => suggest(bea, swapId, [beasChild]),
    ]);
    expect(replies[1]).toMatchObject({ status: 409, body: { error: 'TIME_PROPOSED' } });
  });
});

const endings: readonly [string, 'ana' | 'bea', (by: TestMember, other: TestMember) => Promise<Reply>][] = [
  ['whoever asked blocks', 'ana', (by, other) => by.post(`/api/blocks/${other.id}`)],
  ['whoever was asked blocks', 'bea', (by, other) => by.post(`/api/blocks/${other.id}`)],
  ['whoever asked unmatches', 'ana', (by, other) => by.delete(`/api/matches/${other.id}`)],
  ['whoever asked deletes the account', 'ana', (by) => by.delete('/api/account', { password })],
  ['whoever was asked deletes the account', 'bea', (by) => by.delete('/api/account', { password })],
];

describe.each(endings)('another time that is suggested while %s', (_, who, end) => {
  const endingIn = (two: Awaited<ReturnType<typeof askedToCome>>) => () =>
    who === 'ana' ? end(two.ana, two.bea) : end(two.bea, two.ana);

  it('goes with the swap where it was first, and no letter tells of it', async () => {
    const two = await askedToCome();
    const [first, second] = await inThisOrder(
      two,
      [() => suggest(two.bea, two.swapId, [two.beasChild]), endingIn(two)],
      end.length === 1 ? rowOf[who] : lockOfTwo,
    );
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(await storedSwap(two.swapId)).toBeUndefined();
    await server.runJobs();
    expect(await lettersOfSuggestions(two.ana)).toEqual([]);
    expect((await answerTime(two.ana, two.swapId, suggested, 'agreed')).status).not.toBe(200);
  });

  it('finds no swap where it is later', async () => {
    const two = await askedToCome();
    expect((await endingIn(two)()).status).toBe(200);
    const late = await suggest(two.bea, two.swapId, [two.beasChild]);
    // Whoever has deleted the account is signed out.
    expect(late.status).toBe(who === 'bea' && end.length === 1 ? 401 : 404);
    if (late.status === 404) expect(late.body).toMatchObject(notFound);
    await server.runJobs();
    expect(await lettersOfSuggestions(two.ana)).toEqual([]);
  });
});

describe('another time that is suggested, and somebody who is suspended', () => {
  const suspend = async ({ id }: TestMember) => {
    await server.container
      .get(port('transaction'))
      .run(() => server.container.get(Restrictions).impose(id, { kind: 'suspended', until: null }, 'weight'));
  };
  const forGood = async () => {
    await server.runJobs();
    server.clock.forward(minutes(10));
    await server.runJobs();
  };

  it('is refused to both once whoever asked is away, and ends with the request', async () => {
    const { ana, bea, swapId } = await askedToCome();
    await suspend(ana);
    expect(await suggest(bea, swapId)).toMatchObject({ status: 404, body: notFound });
    expect((await answerTime(ana, swapId, suggested, 'agreed')).status).toBe(403);
    await forGood();
    expect(await storedSwap(swapId)).toMatchObject({ status: 'cancelled', proposedBy: null });
  });

  it('cannot be agreed to once whoever suggested it is away, and ends with the request', async () => {
    const { ana, bea, swapId, beasChild } = await askedToCome();
    await suggest(bea, swapId, [beasChild]);
    await suspend(bea);
    expect(await pendingOf(ana)).toBeUndefined();
    expect(await answerTime(ana, swapId, suggested, 'agreed')).toMatchObject({ status: 404, body: notFound });
    expect((await suggest(bea, swapId, [], inDays(5))).status).toBe(403);
    await forGood();
    expect(await storedSwap(swapId)).toMatchObject({
      status: 'declined',
      proposedBy: null,
      recipientChildIds: [],
    });
    expect(await server.knex('calendar_events').where({ swapId })).toEqual([]);
  });

  it('is not told of where it was suggested right before', async () => {
    const { ana, bea, swapId } = await askedToCome();
    await suggest(bea, swapId);
    await suspend(bea);
    await server.runJobs();
    expect(await lettersOfSuggestions(ana)).toEqual([]);
  });
});

describe('another time that was suggested and has passed', () => {
  it('is gone for both, with who was to come along, while another time waits', async () => {
    const { ana, bea, swapId, beasChild } = await askedToCome([inDays(7)]);
    await suggest(bea, swapId, [beasChild]);
    server.clock.forward(days(4) + hours(1));
    const [seen, own] = [await pendingOf(ana), await pendingOf(bea)];
    expect(seen).toMatchObject({ proposedTime: null, children: { theirs: [] }, actions: ['cancel'] });
    expect(own).toMatchObject({ proposedTime: null, children: { mine: [] } });
    expect(own).toMatchObject({ actions: ['accept', 'decline', 'proposeTime'] });
    expect(await answerTime(ana, swapId, suggested, 'agreed')).toMatchObject({
      status: 409,
      body: { error: 'CONFLICT' },
    });
    expect((await suggest(bea, swapId, [beasChild], later(server.clock.now(), days(1)))).status).toBe(200);
  });

  it('brings nobody along who is not shown any more, where another time is taken without naming anybody', async () => {
    const other = ahead(7);
    const { bea, swapId, beasChild } = await askedToCome([other]);
    await suggest(bea, swapId, [beasChild], ahead(4));
    server.clock.forward(days(4) + hours(1));
    expect(await pendingOf(bea)).toMatchObject({ children: { mine: [] } });
    const taken = { swapId, response: 'confirmed', time: other.toISOString() };
    expect((await bea.post('/api/swaps/respond', taken)).status).toBe(200);
    expect(await storedSwap(swapId)).toMatchObject({ status: 'confirmed', recipientChildIds: [] });
  });

  it('ends with all other times: nobody can answer anything, and nothing is listed', async () => {
    const { ana, bea, swapId } = await askedToCome();
    await suggest(bea, swapId, undefined, later(server.clock.now(), days(10)));
    server.clock.forward(days(10) + hours(1));
    expect([await pendingOf(ana), await pendingOf(bea)]).toEqual([undefined, undefined]);
    const past = { status: 409, body: { error: 'SWAP_PAST' } };
    const { proposedDate } = await storedSwap(swapId);
    expect(await answerTime(ana, swapId, proposedDate, 'agreed')).toMatchObject(past);
    expect(await suggest(bea, swapId, undefined, later(server.clock.now(), days(1)))).toMatchObject(past);
    expect(await answerSwap(bea, swapId, 'confirmed')).toMatchObject(past);
  });
});
