import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { isFull, rounds } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../../testing/roles.ts';
import { type Pair, twoProcesses } from '../../../testing/server-process.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { asTwo, type TwoServers, twoServers } from '../../../testing/two-servers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: asTwo() });
});
afterAll(() => server.close());

const cities = ['Dallas', 'Houston', 'El Paso', 'Fort Worth', 'San Antonio', 'Arlington'];
const timeout = 120_000;

/** Six moves of one member at once, half of them to each of two servers: how many succeed. */
async function movesAtOnce(member: SignedInMember, { one, two }: Pair | TwoServers): Promise<number> {
  const replies = await Promise.all(
    cities.map((city, n) => {
      const home = { firstName: 'Ana', state: 'TX', city, zipCode: null, age: 31 };
      return member.at(n % 2 ? one : two).put('/api/profile/basic', home);
    }),
  );
  return replies.filter(({ status }) => status === 200).length;
}

async function inTurn(servers: readonly (Pair | TwoServers)[]): Promise<readonly number[]> {
  const counts = [];
  const columns = { ...columnsOf.free, state: 'TX', city: 'Austin', homeSince: later(new Date(), -days(90)) };
  const members = await signedInMembers(server, servers.length, columns);
  for (const [nth, pair] of servers.entries()) {
    const member = members[nth];
    if (member) counts.push(await movesAtOnce(member, pair));
  }
  return counts;
}

describe('the limit of three moves over two server processes', () => {
  it('lets exactly three through', { timeout }, async () => {
    const servers = await twoServers(server);
    try {
      const pairs = Array.from({ length: rounds(10) }, () => servers);
      expect(await inTurn(pairs)).toEqual(pairs.map(() => 3));
    } finally {
      await servers.stop();
    }
  });

  if (isFull) {
    it('is exceeded by those that read before they write, so the race is one', { timeout }, async () => {
      const swap = new URL('../../../testing/naive/naive-home-moves.ts', import.meta.url);
      const servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap });
      try {
        expect(Math.max(...(await inTurn(servers.inStep)))).toBeGreaterThan(3);
      } finally {
        await servers.stop();
      }
    });
  }
});
