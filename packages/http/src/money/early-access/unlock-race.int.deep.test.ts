import { isFull, rounds } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../../testing/roles.ts';
import { type TwoProcesses, twoProcesses } from '../../../testing/server-process.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { asTwo, type TwoServers, twoServers } from '../../../testing/two-servers.ts';

const places = rounds(100, 20);
const people = rounds(500, 60);
const times = rounds(20);

let server: TestServer;
let members: readonly SignedInMember[];
beforeAll(async () => {
  server = await testServer({ env: asTwo() });
  await server.knex('early_access_codes').insert({ code: 'EARLYBIRD', places });
  members = await signedInMembers(server, people, columnsOf.free);
});
afterAll(() => server.close());

/** Repeats the call until it is accepted or refused: a busy server may answer 503. */
async function unlock(server: TwoServers['one'], member: SignedInMember): Promise<string> {
  const { status, body } = await member.at(server).post('/api/unlock', { code: 'EARLYBIRD' });
  return status === 503 ? unlock(server, member) : String(body.error ?? 'unlocked');
}

async function free(): Promise<void> {
  await server.knex('early_access_redemptions').delete();
  await server.knex('users').where({ hasUnlocked: true }).update({ hasUnlocked: false });
}

async function allUnlockAtOnce({ one, two }: TwoServers): Promise<Record<string, number>> {
  await free();
  const counts: Record<string, number> = {};
  await Promise.all(
    members.map(async (member, n) => {
      const outcome = await unlock(n % 2 ? one : two, member);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }),
  );
  return counts;
}

const unlockedMembers = async () =>
  (await server.knex('users').where({ hasUnlocked: true, unlockedVia: 'EARLYBIRD' })).length;

describe(`${people} members after ${places} places, over two server processes`, () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await twoServers(server);
  });
  afterAll(() => servers.stop());

  it(`unlock exactly as many of them, ${times} times over`, { timeout: 600_000 }, async () => {
    for (let round = 0; round < times; round += 1) {
      expect(await allUnlockAtOnce(servers)).toEqual({ unlocked: places, EARLYBIRD_CLOSED: people - places });
      expect(await unlockedMembers()).toBe(places);
    }
  });
});

if (isFull) {
  describe('two members after one place, over two processes that look before they take', () => {
    const swap = new URL('../../../testing/naive/naive-early-access.ts', import.meta.url);
    let servers: TwoProcesses;
    beforeAll(async () => {
      servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap });
      await server.knex('early_access_codes').update({ places: 1 });
    });
    afterAll(() => servers.stop());

    it('are both given it, so the race is one', { timeout: 300_000 }, async () => {
      const given = [];
      for (const { one, two } of servers.inStep) {
        await free();
        await Promise.all(members.slice(0, 2).map((member, nth) => unlock(nth === 0 ? one : two, member)));
        given.push(await unlockedMembers());
      }
      expect(given).toContain(2);
    });
  });
}
