import { isFull, rounds } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dearInsight, insightsInBudget, swap as swapWriter } from '../../../testing/dear-writer.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TwoProcesses, twoProcesses } from '../../../testing/server-process.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { asTwo, type TwoServers, twoServers } from '../../../testing/two-servers.ts';

const requests = rounds(50, 20);
/** Somewhere in Austin, and free at any time. */
const ableToMeet = { latitude: 30.27, longitude: -97.74, availability: ['flexible-schedule'] };
const times = rounds(5);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: asTwo(requests), swap: swapWriter });
});
afterAll(() => server.close());

const spent = async () =>
  Number((await server.knex('ai_reservations').sum({ tokens: 'used' }).first())?.tokens);

/** How often members who ask at once get an insight, and how often they get which refusal. */
async function allAskAtOnce({ one, two }: TwoServers): Promise<Record<string, number>> {
  await server.knex('ai_reservations').delete();
  const members = await signedInMembers(server, requests, columnsOf.premium);
  const counts: Record<string, number> = {};
  await Promise.all(
    members.map(async (member, nth) => {
      const { body } = await member.at(nth % 2 ? one : two).post('/api/generate-mommy-insight');
      const outcome = String(body.error ?? 'written');
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }),
  );
  return counts;
}

describe(`${requests} members who ask for an insight at once, over two server processes`, () => {
  const swap = new URL('../../../testing/dear-writer.ts', import.meta.url);
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await twoServers(server, { swap, pool: requests / 2 });
  });
  afterAll(() => servers.stop());

  it('cost no more than the budget of the day', { timeout: 300_000 }, async () => {
    for (let round = 0; round < times; round += 1) {
      expect(await allAskAtOnce(servers)).toEqual({
        written: insightsInBudget,
        AI_UNAVAILABLE: requests - insightsInBudget,
      });
      expect(await spent()).toBe(insightsInBudget * dearInsight);
    }
  });

  it('cost no more with the suggestions of the planner, which are from the same budget', {
    timeout: 300_000,
  }, async () => {
    await server.knex('ai_reservations').delete();
    const members = await signedInMembers(server, requests, { ...columnsOf.premium, ...ableToMeet });
    await server.knex('children').insert(
      members.map(({ id: userId }) => ({
        userId,
        position: 0,
        gender: 'girl',
        age: 4,
        createdAt: new Date(),
      })),
    );
    const replies = await Promise.all(
      members.map((member, nth) =>
        member.at(nth % 2 ? servers.one : servers.two).post('/api/playdate-matches'),
      ),
    );
    const outcomes = replies.map(({ status, body }) => (status === 200 ? body.author : body.error));
    expect(outcomes.filter((outcome) => outcome === 'ai')).toHaveLength(insightsInBudget);
    // Who finds nobody to meet asks for no text.
    const asked = outcomes.filter((outcome) => outcome !== null);
    expect(new Set(asked)).toEqual(new Set(['ai', 'AI_UNAVAILABLE']));
    expect(await spent()).toBe(insightsInBudget * dearInsight);
    const kept = await server.knex('playdate_suggestions').distinct('userId');
    expect(kept).toHaveLength(insightsInBudget);
  });

  it('pay once when one of them asks twice at the same moment', { timeout: 300_000 }, async () => {
    for (let round = 0; round < times; round += 1) {
      await server.knex('ai_reservations').delete();
      const [member] = await signedInMembers(server, 1, columnsOf.premium);
      if (!member) throw new Error('There is no member');
      const replies = await Promise.all(
        [servers.one, servers.two].map((at) => member.at(at).post('/api/generate-mommy-insight')),
      );
      expect(replies.map(({ status }) => status)).toContain(200);
      expect(await server.knex('insights').where({ userId: member.id })).toHaveLength(1);
      expect(await spent()).toBe(dearInsight);
    }
  });
});

if (isFull) {
  describe('members who ask at once, over two processes that reserve without a lock', () => {
    const swap = new URL('../../../testing/naive/naive-reservations.ts', import.meta.url);
    let servers: TwoProcesses;
    beforeAll(async () => {
      servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap, pool: requests / 2 });
    });
    afterAll(() => servers.stop());

    it('cost more than the budget, so the race is one', { timeout: 300_000 }, async () => {
      let most = 0;
      for (let round = 0; round < times && most <= insightsInBudget; round += 1) {
        most = Math.max(most, (await allAskAtOnce(servers)).written ?? 0);
      }
      expect(most).toBeGreaterThan(insightsInBudget);
    });
  });
}
