import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from './roles.ts';
import { type TwoProcesses, twoProcesses } from './server-process.ts';
import { type SignedInMember, signedInMembers } from './signed-in-members.ts';
import { type TestServer, testServer } from './test-server.ts';

const rounds = 40;

/** Two who have met nobody yet, and the two processes to which they come. */
export interface Round extends TwoProcesses {
  readonly server: TestServer;
  readonly ana: SignedInMember;
  readonly bea: SignedInMember;
}

/** Says whether it ended as it must. */
type Race = (round: Round) => Promise<boolean>;

/** Each of these must end well over two processes, and not over two that have what the module swaps in. */
export function raceInTwoProcesses(named: Readonly<Record<string, Race>>, naive: URL): void {
  const races = Object.entries(named);
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  /** How many rounds ended as they must, up to the first that did not. */
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

    it.each(races)('one outcome, every time: %s', async (_, race) => {
      expect(await roundsEndedWell(servers, race)).toBe(rounds);
    });
  });

  describe('of two who come at once to two processes that look before they change anything', () => {
    let servers: TwoProcesses;
    beforeAll(async () => {
      servers = await twoProcesses({ databaseUrl: server.databaseUrl, swap: naive });
    });
    afterAll(() => servers.stop());

    it.each(races)('several, so the race is one: %s', async (_, race) => {
      expect(await roundsEndedWell(servers, race)).toBeLessThan(rounds);
    });
  });
}
