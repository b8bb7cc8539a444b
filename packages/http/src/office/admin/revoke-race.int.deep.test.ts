import { isFull, rounds } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../../testing/roles.ts';
import { twoProcesses } from '../../../testing/server-process.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { asTwo, type TwoServers, twoServers } from '../../../testing/two-servers.ts';

const places = rounds(40, 10);
const waiting = rounds(60, 15);

let server: TestServer;
let admins: readonly SignedInMember[];
let holders: readonly SignedInMember[];
let seekers: readonly SignedInMember[];
beforeAll(async () => {
  server = await testServer({ env: asTwo() });
  await server.knex('early_access_codes').insert({ code: 'EARLYBIRD', places });
  admins = await signedInMembers(server, 2, columnsOf.admin);
  holders = await signedInMembers(server, places, columnsOf.free);
  seekers = await signedInMembers(server, waiting, columnsOf.free);
});
afterAll(() => server.close());

/** Repeats a call while the server is busy. */
async function settled(call: () => Promise<{ status: number }>): Promise<number> {
  const { status } = await call();
  return status === 503 ? settled(call) : status;
}

/** Every place is taken; then half of them are taken back, each by both administrators, while others ask. */
async function revokeWhileOthersUnlock({ one, two }: TwoServers) {
  const { knex } = server;
  await knex('early_access_redemptions').delete();
  await knex('users').update({ hasUnlocked: false });
  const redeemedAt = new Date();
  await knex('users')
    .whereIn(
      'id',
      holders.map(({ id }) => id),
    )
    .update({ hasUnlocked: true });
  await knex('early_access_redemptions').insert(
    holders.map(({ id: userId }) => ({ userId, code: 'EARLYBIRD', redeemedAt })),
  );
  const emails: { email: string }[] = await knex('users')
    .whereIn(
      'id',
      holders.slice(0, places / 2).map(({ id }) => id),
    )
    .select('email');
  const revokes = emails.flatMap((body) =>
    admins.map((admin, nth) =>
      settled(() => admin.at(nth === 0 ? one : two).post('/api/admin/revoke', body)),
    ),
  );
  let revoking = true;
  /** Asks until there is a place, and once more after the last one was taken back. */
  const unlock = async (seeker: SignedInMember, server: TwoServers['one']): Promise<void> => {
    const isLast = !revoking;
    const status = await settled(() => seeker.at(server).post('/api/unlock', { code: 'EARLYBIRD' }));
    if (status !== 200 && !isLast) await unlock(seeker, server);
  };
  const unlocks = seekers.map((seeker, nth) => unlock(seeker, nth % 2 ? one : two));
  const revoked = (await Promise.all(revokes)).filter((status) => status === 200).length;
  revoking = false;
  await Promise.all(unlocks);
  const unlocked = (await knex('users').where({ hasUnlocked: true })).length;
  const redeemed = (await knex('early_access_redemptions')).length;
  return { revoked, unlocked, redeemed };
}

describe('places that are taken back while others ask for them, over two server processes', () => {
  it('are all given again, none twice, and each is taken back once', { timeout: 300_000 }, async () => {
    const servers = await twoServers(server);
    try {
      for (let round = 0; round < rounds(3); round += 1) {
        const { revoked, unlocked, redeemed } = await revokeWhileOthersUnlock(servers);
        expect(revoked).toBe(places / 2);
        expect(unlocked).toBe(redeemed);
        expect(unlocked).toBe(places);
      }
    } finally {
      await servers.stop();
    }
  });

  if (isFull) {
    it('are given twice by processes that look before they take', { timeout: 300_000 }, async () => {
      const swap = new URL('../../../testing/naive/naive-early-access.ts', import.meta.url);
      const servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap });
      try {
        const { unlocked } = await revokeWhileOthersUnlock(servers);
        expect(unlocked).toBeGreaterThan(places);
      } finally {
        await servers.stop();
      }
    });
  }
});
