import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, listAt, mother } from '../../../testing/mothers.ts';
import {
  confirmedSwap,
  matchBetween,
  notFound,
  pendingSwap,
  sayOutcome,
} from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const conflict = {
  error: 'CONFLICT',
  message: 'This has changed in the meantime. Please look again.',
};

const beganAgo = (swapId: number, span: number) =>
  server
    .knex('babysitting_swaps')
    .where({ id: swapId })
    .update({ date: later(server.clock.now(), -span) });

async function pastSwap() {
  const both = await confirmedSwap(server);
  await beganAgo(both.swapId, days(2));
  return both;
}

const outcomesIn = async (member: Visitor) =>
  (await listAt(member, '/api/swaps/past')).map(({ outcomes }) => outcomes);
const swapsDone = async (of: Visitor) =>
  (await listAt(of, '/api/matches')).map(({ user }) => (user as unknown as { swapsDone: number }).swapsDone);

describe('whether a swap happened', () => {
  it('is said by both in private, and counts for both if both say yes', async () => {
    const { ana, bea, swapId } = await pastSwap();
    expect(await outcomesIn(bea)).toEqual([{ mine: null, theirs: null }]);
    expect((await sayOutcome(ana, swapId, 'yes')).body.outcomes).toEqual({ mine: 'yes', theirs: null });
    expect(await outcomesIn(bea)).toEqual([{ mine: null, theirs: null }]);
    expect(await swapsDone(ana)).toEqual([0]);
    expect((await sayOutcome(bea, swapId, 'yes')).body.outcomes).toEqual({ mine: 'yes', theirs: 'yes' });
    expect(await outcomesIn(ana)).toEqual([{ mine: 'yes', theirs: 'yes' }]);
    expect([await swapsDone(ana), await swapsDone(bea)]).toEqual([[1], [1]]);
    const doneWith = async (by: Visitor, other: { readonly id: number }) => {
      const statements = await server.statements.during(async () => {
        expect((await by.get(`/api/swaps/with/${other.id}`)).body).toEqual({ done: 1 });
      });
      expect(statements.length).toBeLessThanOrEqual(3);
    };
    await doneWith(ana, bea);
    await doneWith(bea, ana);
    await ana.delete(`/api/matches/${bea.id}`);
    expect((await ana.get(`/api/swaps/with/${bea.id}`)).body).toEqual({ done: 0 });
  });

  it('adds the hours of it up for both, once both say yes', async () => {
    const { ana, bea, swapId } = await pastSwap();
    const hoursOf = async (member: Visitor) => (await member.get('/api/swaps/hours')).body;
    await server
      .knex('babysitting_swaps')
      .where({ id: swapId })
      .update({ lengthMs: hours(2.5) });
    await sayOutcome(ana, swapId, 'yes');
    expect(await hoursOf(ana)).toEqual({ given: 0, got: 0 });
    await sayOutcome(bea, swapId, 'yes');
    expect([await hoursOf(ana), await hoursOf(bea)]).toEqual([
      { given: 0, got: 2.5 },
      { given: 2.5, got: 0 },
    ]);
  });

  it.each(['rearranged', 'no'])('does not count if one says %s', async (outcome) => {
    const { ana, bea, swapId } = await pastSwap();
    await sayOutcome(bea, swapId, outcome);
    expect((await sayOutcome(ana, swapId, 'yes')).body.outcomes).toEqual({ mine: 'yes', theirs: outcome });
    expect([await swapsDone(ana), await swapsDone(bea)]).toEqual([[0], [0]]);
  });

  it('is announced to the other only when both have answered', async () => {
    const { ana, bea, swapId } = await pastSwap();
    const eventsOfBea = async () => (await server.knex('events').where({ memberId: bea.id })).length;
    const before = await eventsOfBea();
    await sayOutcome(ana, swapId, 'yes');
    expect(await eventsOfBea()).toBe(before);
    const eventsOfAna = await server.knex('events').where({ memberId: ana.id });
    await sayOutcome(bea, swapId, 'no');
    expect(await server.knex('events').where({ memberId: ana.id })).toHaveLength(eventsOfAna.length + 1);
  });

  it('is said once, and counts once when both answer at the same time', async () => {
    const { ana, bea, swapId } = await pastSwap();
    const replies = await Promise.all([ana, bea, ana, bea].map((by) => sayOutcome(by, swapId, 'yes')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toEqual(conflict);
    expect(await swapsDone(ana)).toEqual([1]);
  });

  it('stays counted when the connection ends', async () => {
    const { ana, bea, swapId } = await pastSwap();
    for (const by of [ana, bea]) await sayOutcome(by, swapId, 'yes');
    await ana.delete(`/api/matches/${bea.id}`);
    const rows = await server.knex('users').whereIn('id', [ana.id, bea.id]).select('swapsDone');
    expect(rows).toEqual([{ swapsDone: 1 }, { swapsDone: 1 }]);
  });

  it('counts once a day for two accounts that say yes to ten swaps, also in a new connection', async () => {
    const pair = await pastSwap();
    const { ana, bea, matchId, swapId } = pair;
    const { id: _, ...one } = await server.knex('babysitting_swaps').where({ id: swapId }).first();
    const noon = new Date(`${one.date.toISOString().slice(0, 10)}T12:00:00Z`);
    const arranged = async (match: number, times: number): Promise<number[]> => {
      const rows = Array.from({ length: times }, (_, n) => ({
        ...one,
        matchId: match,
        date: later(noon, n),
      }));
      return (await server.knex('babysitting_swaps').insert(rows).returning('id')).map(({ id }) => id);
    };
    const bothSayYes = async (ids: readonly number[]) => {
      for (const id of ids)
        for (const by of [ana, bea]) expect((await sayOutcome(by, id, 'yes')).status).toBe(200);
    };
    await bothSayYes([swapId, ...(await arranged(matchId, 9))]);
    expect([await swapsDone(ana), await swapsDone(bea)]).toEqual([[1], [1]]);
    await ana.delete(`/api/matches/${bea.id}`);
    await connect(server, ana, bea);
    await bothSayYes(await arranged(await matchBetween(server, ana, bea), 1));
    expect([await swapsDone(ana), await swapsDone(bea)]).toEqual([[1], [1]]);
  });

  it('is refused before it is over, for other swaps, and to strangers', async () => {
    const ahead = await confirmedSwap(server);
    expect(await sayOutcome(ahead.ana, ahead.swapId, 'yes')).toMatchObject({
      status: 409,
      body: { error: 'SWAP_AHEAD' },
    });
    expect(await listAt(ahead.ana, '/api/swaps/past')).toEqual([]);
    await beganAgo(ahead.swapId, days(31));
    expect(await sayOutcome(ahead.ana, ahead.swapId, 'yes')).toMatchObject({
      status: 409,
      body: { error: 'SWAP_PAST' },
    });
    const unanswered = await pendingSwap(server);
    await beganAgo(unanswered.swapId, days(2));
    expect(await sayOutcome(unanswered.ana, unanswered.swapId, 'yes')).toMatchObject({
      status: 409,
      body: conflict,
    });
    const { ana, swapId } = await pastSwap();
    expect(await sayOutcome(await mother(server), swapId, 'yes')).toMatchObject({
      status: 404,
      body: notFound,
    });
    expect((await sayOutcome(ana, swapId, 'maybe')).status).toBe(400);
    expect((await sayOutcome(ana, 2_000_000_000, 'yes')).status).toBe(404);
  });
});
