import { randomTokens } from '@nestmates/infrastructure/accounts/random-tokens.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../testing/roles.ts';
import { type ServerProcess, serverProcess } from '../testing/server-process.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const places = 100;
const people = 500;
const rounds = 20;

let house: TestServer;
let tokens: readonly string[];
beforeAll(async () => {
  house = await testServer();
  await house.knex('early_access_codes').insert({ code: 'EARLYBIRD', places });
  tokens = await crowd();
});
afterAll(() => house.close());

/** Five hundred signed-in members, and the cookie of each. */
async function crowd(): Promise<readonly string[]> {
  const createdAt = new Date();
  const members = await house
    .knex('users')
    .insert(
      Array.from({ length: people }, (_, n) => ({
        ...columnsOf.free,
        email: `racer-${n}@nestmates.test`,
        password: 'none',
        createdAt,
      })),
    )
    .returning('id');
  const sessions = members.map(({ id }) => ({ userId: id, token: randomTokens.fresh() }));
  const expiresAt = new Date(Date.now() + 86_400_000);
  await house.knex('sessions').insert(
    sessions.map(({ userId, token }) => ({
      userId,
      tokenHash: randomTokens.digest(token),
      expiresAt,
      createdAt,
    })),
  );
  return sessions.map(({ token }) => token);
}

/** Asks until she is told yes or no: on a busy machine the server may ask her to come back. */
async function unlock(origin: string, token: string): Promise<string> {
  const response = await fetch(`${origin}/api/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `nestmates=${token}` },
    body: '{"code":"EARLYBIRD"}',
  });
  const { error } = (await response.json()) as { error?: string };
  return response.status === 503 ? unlock(origin, token) : (error ?? 'unlocked');
}

async function allUnlockAtOnce(servers: readonly ServerProcess[]): Promise<Record<string, number>> {
  await house.knex('early_access_redemptions').delete();
  await house.knex('users').where({ hasUnlocked: true }).update({ hasUnlocked: false });
  const counts: Record<string, number> = {};
  await Promise.all(
    tokens.map(async (token, n) => {
      const outcome = await unlock(servers[n % servers.length]?.origin ?? '', token);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }),
  );
  return counts;
}

const unlockedMembers = async () =>
  (await house.knex('users').where({ hasUnlocked: true, unlockedVia: 'EARLYBIRD' })).length;

async function overTwoProcesses(swap: URL | undefined, race: (servers: ServerProcess[]) => Promise<void>) {
  const servers = await Promise.all(
    [1, 2].map(() => serverProcess({ databaseUrl: house.databaseUrl, ...(swap ? { swap } : {}) })),
  );
  try {
    await race(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

describe('500 members after 100 places, over two server processes', () => {
  it(`unlock exactly 100 of them, ${rounds} times over`, { timeout: 600_000 }, async () => {
    await overTwoProcesses(undefined, async (servers) => {
      for (let round = 0; round < rounds; round += 1) {
        expect(await allUnlockAtOnce(servers)).toEqual({
          unlocked: places,
          EARLYBIRD_CLOSED: people - places,
        });
        expect(await unlockedMembers()).toBe(places);
      }
    });
  });

  it('oversell a store that looks before it takes, so the race is one', { timeout: 300_000 }, async () => {
    const naive = new URL('../testing/naive-early-access.ts', import.meta.url);
    await overTwoProcesses(naive, async (servers) => {
      const { unlocked = 0 } = await allUnlockAtOnce(servers);
      expect(unlocked).toBeGreaterThan(places);
      expect(await unlockedMembers()).toBe(unlocked);
    });
  });
});
