import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crowd, type Racer } from '../testing/crowd.ts';
import { columnsOf } from '../testing/roles.ts';
import { type TwoProcesses, twoProcesses } from '../testing/server-process.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import type { Reply, Visitor } from '../testing/visitor.ts';

const rounds = 40;

let house: TestServer;
beforeAll(async () => {
  house = await testServer();
});
afterAll(() => house.close());

interface Round extends TwoProcesses {
  readonly ana: Racer;
  readonly bea: Racer;
}

const ask = (by: Visitor, whom: Racer) => by.post('/api/connections/request', { recipientId: whom.id });
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort();

/** Everything there is between the two afterwards. */
async function between({ ana, bea }: Round) {
  const ids = [ana.id, bea.id];
  const matches = await house.knex('matches').whereIn('userId1', ids).whereIn('userId2', ids);
  const requests = await house.knex('connection_requests').whereIn('requesterId', ids);
  return { matches: matches.length, requests: requests.map(({ status }) => status) };
}

/** Both want to connect at once: one asks, the other's wish is the answer. */
async function mutualWish(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const replies = await Promise.all([ask(ana.at(one), bea), ask(bea.at(two), ana)]);
  const told = replies.map(({ body }) => body.status).sort();
  const { matches, requests } = await between(round);
  return `${told}` === 'connected,requested' && matches === 1 && `${requests}` === 'accepted';
}

/** On one page she accepts, on the other she declines. */
async function secondThoughts(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const [request] = await house
    .knex('connection_requests')
    .insert({ requesterId: ana.id, recipientId: bea.id, createdAt: new Date() })
    .returning('id');
  const answer = (by: Visitor, action: string) =>
    by.post('/api/connections/respond', { requestId: request.id, action });
  const replies = await Promise.all([answer(bea.at(one), 'accept'), answer(bea.at(two), 'decline')]);
  const { matches, requests } = await between(round);
  const accepted = replies[0]?.status === 200;
  return (
    `${statuses(replies)}` === '200,409' &&
    matches === (accepted ? 1 : 0) &&
    `${requests}` === (accepted ? 'accepted' : 'declined')
  );
}

/** One asks while the other blocks her: whatever came first, nothing is left between them. */
async function askedWhileBlocking(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const replies = await Promise.all([ask(ana.at(one), bea), bea.at(two).post(`/api/blocks/${ana.id}`)]);
  const { matches, requests } = await between(round);
  return replies[1]?.status === 200 && matches === 0 && requests.length === 0;
}

const races = Object.entries({ mutualWish, secondThoughts, askedWhileBlocking });

/** In how many rounds it ended as it must. */
async function wellEnded(servers: TwoProcesses, race: (round: Round) => Promise<boolean>): Promise<number> {
  const beas = await crowd(house, rounds, columnsOf.pro);
  let well = 0;
  for (const [nth, ana] of (await crowd(house, rounds, columnsOf.pro)).entries()) {
    const bea = beas[nth];
    if (bea && (await race({ ...servers, ana, bea }))) well += 1;
  }
  return well;
}

describe('of two who come at once to two server processes', () => {
  let servers: TwoProcesses;
  beforeAll(async () => {
    servers = await twoProcesses({ databaseUrl: house.databaseUrl });
  });
  afterAll(() => servers.stop());

  it.each(races)('one outcome, every time: %s', async (_, race) => {
    expect(await wellEnded(servers, race)).toBe(rounds);
  });
});

describe('of two who come at once to two processes that look before they change anything', () => {
  const swap = new URL('../testing/naive-connections.ts', import.meta.url);
  let servers: TwoProcesses;
  beforeAll(async () => {
    servers = await twoProcesses({ databaseUrl: house.databaseUrl, swap });
  });
  afterAll(() => servers.stop());

  it.each(races)('several, so the race is one: %s', async (_, race) => {
    expect(await wellEnded(servers, race)).toBeLessThan(rounds);
  });
});
