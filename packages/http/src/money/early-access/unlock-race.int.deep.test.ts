import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../../testing/roles.ts';
import { type ServerProcess, type TwoProcesses, twoProcesses } from '../../../testing/server-process.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

const places = 100;
const people = 500;
const rounds = 20;

let server: TestServer;
let members: readonly SignedInMember[];
beforeAll(async () => {
  server = await testServer();
  await server.knex('early_access_codes').insert({ code: 'EARLYBIRD', places });
  members = await signedInMembers(server, people, columnsOf.free);
});
afterAll(() => server.close());

/** Repeats the call until it is accepted or refused: a busy server may answer 503. */
async function unlock(server: ServerProcess, member: SignedInMember): Promise<string> {
  const { status, body } = await member.at(server).post('/api/unlock', { code: 'EARLYBIRD' });
  return status === 503 ? unlock(server, member) : String(body.error ?? 'unlocked');
}

async function allUnlockAtOnce({ one, two }: TwoProcesses): Promise<Record<string, number>> {
  await server.knex('early_access_redemptions').delete();
  await server.knex('users').where({ hasUnlocked: true }).update({ hasUnlocked: false });
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

describe('500 members after 100 places, over two server processes', () => {
  let servers: TwoProcesses;
  beforeAll(async () => {
    servers = await twoProcesses({ databaseUrl: server.databaseUrl });
  });
  afterAll(() => servers.stop());

  it(`unlock exactly 100 of them, ${rounds} times over`, { timeout: 600_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      expect(await allUnlockAtOnce(servers)).toEqual({ unlocked: places, EARLYBIRD_CLOSED: people - places });
      expect(await unlockedMembers()).toBe(places);
    }
  });
});

describe('500 members after 100 places, over two processes that look before they take', () => {
  const swap = new URL('../../../testing/naive/naive-early-access.ts', import.meta.url);
  let servers: TwoProcesses;
  beforeAll(async () => {
    servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap });
  });
  afterAll(() => servers.stop());

  it('are given more places than there are, so the race is one', { timeout: 300_000 }, async () => {
    const { unlocked = 0 } = await allUnlockAtOnce(servers);
    expect(unlocked).toBeGreaterThan(places);
    expect(await unlockedMembers()).toBe(unlocked);
  });
});
