import { isFull } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from './roles.ts';
import { type ServerInStep, serverInStep } from './server-in-step.ts';
import { type Pair, type TwoProcesses, twoProcesses } from './server-process.ts';
import { type SignedInMember, signedInMembers } from './signed-in-members.ts';
import { type TestServer, testServer } from './test-server.ts';

/** Rounds in which calls come at any time, beside those in step. */
const freeRounds = 40;
/** Rounds are many, and a busy machine takes its time for them. */
const timeout = 180_000;

/** Two members without any relation, and the two server processes that they use. */
export interface Round extends Pair {
  readonly server: TestServer;
  readonly ana: SignedInMember;
  readonly bea: SignedInMember;
}

/** Whether the outcome is a valid one. */
type Race = (round: Round) => Promise<boolean>;

/** The processes have the time of the machine, so what a round writes has to be as old for them as it says. */
function atPresent({ clock }: TestServer): void {
  clock.forward(Date.now() - clock.now().getTime());
}

/** Whether each round ended well, for two new members. */
async function outcomes(server: TestServer, pairs: readonly Pair[], race: Race): Promise<readonly boolean[]> {
  const beas = await signedInMembers(server, pairs.length, columnsOf.pro);
  const ended: boolean[] = [];
  for (const [nth, ana] of (await signedInMembers(server, pairs.length, columnsOf.pro)).entries()) {
    const [pair, bea] = [pairs[nth], beas[nth]];
    if (isFull) atPresent(server);
    if (pair && bea) ended.push(await race({ one: pair.one, two: pair.two, server, ana, bea }));
  }
  return ended;
}

/**
 * Each race must always end well over two processes: in step, where both calls have read before one of them writes, and
 * as they come. In step it must end badly over two whose stores are replaced by naive ones, in one of the orders of
 * writing. In short there are only the rounds in step, over two servers of one process.
 */
export function raceInTwoProcesses(named: Readonly<Record<string, Race>>, naive: URL): void {
  const races = Object.entries(named);
  if (isFull) raceWhole(races, naive);
  else raceInStep(races);
}

type NamedRaces = readonly (readonly [name: string, race: Race])[];

function raceInStep(races: NamedRaces): void {
  describe('of two who come at once', () => {
    let started: ServerInStep;
    beforeAll(async () => {
      started = await serverInStep();
    });
    afterAll(() => started.close());

    it.each(races)('one outcome in each order of writing: %s', { timeout }, async (_, race) => {
      const { server, inStep } = started;
      expect(await outcomes(server, inStep, race)).toEqual(inStep.map(() => true));
    });
  });
}

function raceWhole(races: NamedRaces, naive: URL): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  describe('of two who come at once to two server processes', () => {
    let servers: TwoProcesses;
    beforeAll(async () => {
      servers = await twoProcesses({ databaseUrl: server.databaseUrl });
    });
    afterAll(() => servers.stop());

    it.each(races)('one outcome, every time: %s', { timeout }, async (_, race) => {
      const pairs = [...servers.inStep, ...Array.from({ length: freeRounds }, () => servers)];
      expect(await outcomes(server, pairs, race)).toEqual(pairs.map(() => true));
    });
  });

  describe('of two who come at once to two processes that look before they change anything', () => {
    let servers: TwoProcesses;
    beforeAll(async () => {
      servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap: naive });
    });
    afterAll(() => servers.stop());

    it.each(races)('several, so the race is one: %s', { timeout }, async (_, race) => {
      expect(await outcomes(server, servers.inStep, race)).toContain(false);
    });
  });
}
