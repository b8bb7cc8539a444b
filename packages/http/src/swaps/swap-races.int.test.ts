import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crowd, type Racer } from '../testing/crowd.ts';
import { columnsOf } from '../testing/roles.ts';
import { type TwoProcesses, twoProcesses } from '../testing/server-process.ts';
import { answerSwap, askForSwap, cancelSwap, wishOf } from '../testing/swap-askers.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import type { Reply } from '../testing/visitor.ts';

const rounds = 30;

let house: TestServer;
beforeAll(async () => {
  house = await testServer();
});
afterAll(() => house.close());

interface Round extends TwoProcesses {
  /** Asks. */
  readonly ana: Racer;
  readonly bea: Racer;
  readonly matchId: number;
  readonly childId: number;
}

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status);

async function connected({ ana, bea }: Pick<Round, 'ana' | 'bea'>) {
  const createdAt = new Date();
  const [userId1, userId2] = [Math.min(ana.id, bea.id), Math.max(ana.id, bea.id)];
  const [match] = await house
    .knex('matches')
    .insert({ userId1, userId2, status: 'accepted', createdAt })
    .returning('id');
  const [child] = await house
    .knex('children')
    .insert({ userId: ana.id, position: 0, gender: 'girl', age: 4, createdAt })
    .returning('id');
  return { matchId: match.id as number, childId: child.id as number };
}

async function asked(round: Round): Promise<unknown> {
  return (await askForSwap(round.ana.at(round.one), wishOf(round))).body.id;
}

/** Everything there is of it afterwards. */
async function left({ ana, bea }: Round) {
  const swaps = await house.knex('babysitting_swaps').where({ requesterId: ana.id });
  const entries = await house.knex('calendar_events').whereIn('userId', [ana.id, bea.id]);
  return { status: swaps.map(({ status }) => status).join(), entries: entries.length };
}

/** On one page she accepts, on the other she declines. */
async function acceptedAndDeclined(round: Round): Promise<boolean> {
  const { bea, one, two } = round;
  const id = await asked(round);
  const replies = await Promise.all([
    answerSwap(bea.at(one), id, 'confirmed'),
    answerSwap(bea.at(two), id, 'declined'),
  ]);
  const { status, entries } = await left(round);
  const accepted = replies[0].status === 200;
  return (
    `${statuses(replies)}` === (accepted ? '200,409' : '409,200') &&
    status === (accepted ? 'confirmed' : 'declined') &&
    entries === (accepted ? 2 : 0)
  );
}

/** She accepts while the other calls it off: it is off, and in no calendar. */
async function acceptedAndCancelled(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await asked(round);
  const [accepting, cancelling] = await Promise.all([
    answerSwap(bea.at(one), id, 'confirmed'),
    cancelSwap(ana.at(two), id),
  ]);
  const { status, entries } = await left(round);
  return (
    [200, 409].includes(accepting.status) &&
    cancelling.status === 200 &&
    status === 'cancelled' &&
    entries === 0
  );
}

/** She declines while the other calls it off. */
async function declinedAndCancelled(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await asked(round);
  const replies = await Promise.all([answerSwap(bea.at(one), id, 'declined'), cancelSwap(ana.at(two), id)]);
  const declined = replies[0].status === 200;
  return (
    `${statuses(replies)}` === (declined ? '200,409' : '409,200') &&
    (await left(round)).status === (declined ? 'declined' : 'cancelled')
  );
}

const nothingLeft = async (round: Round): Promise<boolean> => {
  const { status, entries } = await left(round);
  return status === '' && entries === 0;
};

/** She accepts while the other ends the connection. */
async function acceptedWhileParting(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await asked(round);
  const [accepting, parting] = await Promise.all([
    answerSwap(bea.at(one), id, 'confirmed'),
    ana.at(two).delete(`/api/matches/${bea.id}`),
  ]);
  return [200, 404].includes(accepting.status) && parting.status === 200 && (await nothingLeft(round));
}

/** One asks while the other blocks her. */
async function askedWhileBlocking(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const [asking, blocking] = await Promise.all([
    askForSwap(ana.at(one), wishOf(round)),
    bea.at(two).post(`/api/blocks/${ana.id}`),
  ]);
  return [200, 404].includes(asking.status) && blocking.status === 200 && (await nothingLeft(round));
}

/** She accepts while the other deletes her account. */
async function acceptedWhileLeaving(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await asked(round);
  const [accepting, leaving] = await Promise.all([
    answerSwap(bea.at(one), id, 'confirmed'),
    ana.at(two).delete('/api/account'),
  ]);
  return [200, 404].includes(accepting.status) && leaving.status === 200 && (await nothingLeft(round));
}

const races = Object.entries({
  ...{ acceptedAndDeclined, acceptedAndCancelled, declinedAndCancelled },
  ...{ acceptedWhileParting, askedWhileBlocking, acceptedWhileLeaving },
});

/** How many rounds ended as they must, up to the first that did not. */
async function wellEnded(servers: TwoProcesses, race: (round: Round) => Promise<boolean>): Promise<number> {
  const beas = await crowd(house, rounds, columnsOf.free);
  let well = 0;
  for (const [nth, ana] of (await crowd(house, rounds, columnsOf.pro)).entries()) {
    const bea = beas[nth];
    if (!bea || !(await race({ ...servers, ...(await connected({ ana, bea })), ana, bea }))) break;
    well += 1;
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
  const swap = new URL('../testing/naive-swaps.ts', import.meta.url);
  let servers: TwoProcesses;
  beforeAll(async () => {
    servers = await twoProcesses({ databaseUrl: house.databaseUrl, swap });
  });
  afterAll(() => servers.stop());

  it.each(races)('several, so the race is one: %s', async (_, race) => {
    expect(await wellEnded(servers, race)).toBeLessThan(rounds);
  });
});
