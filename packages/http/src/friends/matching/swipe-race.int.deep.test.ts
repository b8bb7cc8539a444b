import { isFull, rounds } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../../testing/roles.ts';
import { type Pair, type TwoProcesses, twoProcesses } from '../../../testing/server-process.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { asTwo, type TwoServers, twoServers } from '../../../testing/two-servers.ts';

let server: TestServer;
let others: readonly SignedInMember[];
beforeAll(async () => {
  server = await testServer({ env: asTwo() });
  others = await signedInMembers(server, 30, columnsOf.pro);
});
afterAll(() => server.close());

type Servers = Pair | TwoServers;

/**
 * Sends thirty swipes of one Free member at once, half of them to each of two servers, and counts those that
 * succeed.
 */
async function thirtyAtOnce(cleo: SignedInMember, { one, two }: Servers): Promise<number> {
  const replies = await Promise.all(
    others.map(({ id }, n) => {
      const by = cleo.at(n % 2 ? one : two);
      return n % 3
        ? by.post('/api/match/skip', { userId: id })
        : by.post('/api/connections/request', { recipientId: id });
    }),
  );
  const refused = replies.filter(({ body }) => body.error === 'SWIPE_LIMIT').length;
  const through = replies.filter(({ status }) => status === 200).length;
  expect(through + refused).toBe(30);
  const passes = await server.knex('passes').where({ memberId: cleo.id });
  const requests = await server.knex('connection_requests').where({ requesterId: cleo.id });
  expect(passes.length + requests.length).toBe(through);
  return through;
}

/** The same for several members in turn. */
async function throughInTurn(servers: readonly Servers[]): Promise<number[]> {
  const through = [];
  const members = await signedInMembers(server, servers.length, columnsOf.free);
  for (const [nth, cleo] of members.entries()) {
    const pair = servers[nth];
    if (pair) through.push(await thirtyAtOnce(cleo, pair));
  }
  return through;
}

describe('the limit of twenty swipes, over two server processes', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await twoServers(server);
  });
  afterAll(() => servers.stop());

  it('lets exactly twenty through, however many come at once', { timeout: 180_000 }, async () => {
    const pairs = Array.from({ length: rounds(20) }, () => servers);
    expect(await throughInTurn(pairs)).toEqual(pairs.map(() => 20));
  });
});

if (isFull) {
  describe('over two server processes that read and count in two steps', () => {
    const swap = new URL('../../../testing/naive/naive-swipes.ts', import.meta.url);
    let servers: TwoProcesses;
    beforeAll(async () => {
      servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap, pool: 20 });
    });
    afterAll(() => servers.stop());

    it('more than twenty go through, so the race is one', async () => {
      expect(Math.max(...(await throughInTurn(servers.inStep)))).toBeGreaterThan(20);
    });
  });
}
