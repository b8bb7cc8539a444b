import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from './roles.ts';
import { type TwoProcesses, twoProcesses } from './server-process.ts';
import { type SignedInMember, signedInMembers } from './signed-in-members.ts';
import { type TestServer, testServer } from './test-server.ts';

const rounds = 40;
/** Rounds are many, and a busy machine takes its time for them. */
const timeout = 180_000;

/** Two members without any relation, and the two server processes that they use. */
export interface Round extends TwoProcesses {
  readonly server: TestServer;
  readonly ana: SignedInMember;
  readonly bea: SignedInMember;
}

/** Whether the outcome is a valid one. */
type Race = (round: Round) => Promise<boolean>;

/**
 * Each race must always end well over two processes, and not always over two whose stores are replaced by
 * naive ones.
 */
export function raceInTwoProcesses(named: Readonly<Record<string, Race>>, naive: URL): void {
  const races = Object.entries(named);
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  /** The number of rounds that ended well, up to the first that did not. */
  async function roundsEndedWell(servers: TwoProcesses, race: Race): Promise<number> {
    const beas = await signedInMembers(server, rounds, columnsOf.pro);
    let count = 0;
    for (const [nth, ana] of (await signedInMembers(server, rounds, columnsOf.pro)).entries()) {
      const bea = beas[nth];
      if (!bea || !(await race({ ...servers, server, ana, bea }))) break;
      count += 1;
    }
    return count;
  }

  describe('of two who come at once to two server processes', () => {
    let servers: TwoProcesses;
    beforeAll(async () => {
      servers = await twoProcesses({ databaseUrl: server.databaseUrl });
    });
    afterAll(() => servers.stop());

    it.each(races)('one outcome, every time: %s', { timeout }, async (_, race) => {
      expect(await roundsEndedWell(servers, race)).toBe(rounds);
    });
  });

  describe('of two who come at once to two processes that look before they change anything', () => {
    let servers: TwoProcesses;
    beforeAll(async () => {
      servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap: naive });
    });
    afterAll(() => servers.stop());

    it.each(races)('several, so the race is one: %s', { timeout }, async (_, race) => {
      expect(await roundsEndedWell(servers, race)).toBeLessThan(rounds);
    });
  });
}
