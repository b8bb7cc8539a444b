import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elsewhere, withoutLocks } from '../testing/elsewhere.ts';
import { mother } from '../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../testing/test-server.ts';
import type { Reply, Visitor } from '../testing/visitor.ts';

interface House {
  readonly one: TestServer;
  readonly two: TestServer;
  close(): Promise<void>;
}

const env = { RATE_LIMITS: 'off' };

/** Two servers over one database. */
async function house(): Promise<House> {
  const one = await testServer({ env });
  return { one, two: await one.another(), close: () => one.close() };
}

/** The same, where no lock holds anybody. */
async function openHouse(): Promise<House> {
  const first = await testServer({ env });
  await withoutLocks(first);
  return { one: await first.another(), two: await first.another(), close: () => first.close() };
}

const rounds = 20;
const pair = async ({ one }: House): Promise<[TestMember, TestMember]> => [
  await mother(one),
  await mother(one),
];
const ask = (by: Visitor, whom: TestMember) => by.post('/api/connections/request', { recipientId: whom.id });
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort();

/** Everything there is between the two afterwards. */
async function between({ one }: House, ana: TestMember, bea: TestMember) {
  const ids = [ana.id, bea.id];
  const matches = await one.knex('matches').whereIn('userId1', ids).whereIn('userId2', ids);
  const requests = await one.knex('connection_requests').whereIn('requesterId', ids);
  return { matches: matches.length, requests: requests.map(({ status }) => status) };
}

/** Both want to connect at once: one asks, the other's wish is the answer. */
async function mutualWish(at: House): Promise<boolean> {
  const [ana, bea] = await pair(at);
  const replies = await Promise.all([ask(ana, bea), ask(elsewhere(bea, at.two), ana)]);
  const told = replies.map(({ body }) => body.status).sort();
  const { matches, requests } = await between(at, ana, bea);
  return `${told}` === 'connected,requested' && matches === 1 && `${requests}` === 'accepted';
}

/** On one page she accepts, on the other she declines. */
async function secondThoughts(at: House): Promise<boolean> {
  const [ana, bea] = await pair(at);
  await ask(ana, bea);
  const [request] = await at.one.knex('connection_requests').where({ requesterId: ana.id });
  const answer = (by: Visitor, action: string) =>
    by.post('/api/connections/respond', { requestId: request.id, action });
  const replies = await Promise.all([answer(bea, 'accept'), answer(elsewhere(bea, at.two), 'decline')]);
  const { matches, requests } = await between(at, ana, bea);
  const accepted = replies[0]?.status === 200;
  return (
    `${statuses(replies)}` === '200,409' &&
    matches === (accepted ? 1 : 0) &&
    `${requests}` === (accepted ? 'accepted' : 'declined')
  );
}

/** One asks while the other blocks her: whatever came first, nothing is left between them. */
async function askedWhileBlocking(at: House): Promise<boolean> {
  const [ana, bea] = await pair(at);
  const replies = await Promise.all([ask(ana, bea), elsewhere(bea, at.two).post(`/api/blocks/${ana.id}`)]);
  const { matches, requests } = await between(at, ana, bea);
  return replies[1]?.status === 200 && matches === 0 && requests.length === 0;
}

const races = { mutualWish, secondThoughts, askedWhileBlocking };

/** In how many rounds it ended as it must. */
async function wellEnded(at: House, race: (at: House) => Promise<boolean>): Promise<number> {
  let well = 0;
  for (let round = 0; round < rounds; round += 1) well += (await race(at)) ? 1 : 0;
  return well;
}

describe('of two who come at once to two servers', () => {
  let locked: House;
  let open: House;
  beforeAll(async () => {
    locked = await house();
    open = await openHouse();
  });
  afterAll(async () => {
    await locked.close();
    await open.close();
  });

  it.each(Object.entries(races))('one outcome, every time: %s', async (_, race) => {
    expect(await wellEnded(locked, race)).toBe(rounds);
  });

  it.each(Object.entries(races))('several, if nobody held the pair: %s', async (_, race) => {
    expect(await wellEnded(open, race)).toBeLessThan(rounds);
  });
});
