import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from './roles.ts';
import { type TwoProcesses, twoProcesses } from './server-process.ts';
import { crowd, type Racer } from './signed-in-members.ts';
import { type TestServer, testServer } from './test-server.ts';

const rounds = 40;

/** Two who have met nobody yet, and the two processes to which they come. */
export interface Round extends TwoProcesses {
  readonly house: TestServer;
  readonly ana: Racer;
  readonly bea: Racer;
}

/** Says whether it ended as it must. */
type Race = (round: Round) => Promise<boolean>;

/** Each of these must end well over two processes, and not over two that have what the module swaps in. */
export function raceInTwoProcesses(named: Readonly<Record<string, Race>>, naive: URL): void {
  const races = Object.entries(named);
  let house: TestServer;
  beforeAll(async () => {
    house = await testServer();
  });
  afterAll(() => house.close());

  /** How many rounds ended as they must, up to the first that did not. */
  async function wellEnded(servers: TwoProcesses, race: Race): Promise<number> {
    const beas = await crowd(house, rounds, columnsOf.pro);
    let well = 0;
    for (const [nth, ana] of (await crowd(house, rounds, columnsOf.pro)).entries()) {
      const bea = beas[nth];
      if (!bea || !(await race({ ...servers, house, ana, bea }))) break;
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
    let servers: TwoProcesses;
    beforeAll(async () => {
      servers = await twoProcesses({ databaseUrl: house.databaseUrl, swap: naive });
    });
    afterAll(() => servers.stop());

    it.each(races)('several, so the race is one: %s', async (_, race) => {
      expect(await wellEnded(servers, race)).toBeLessThan(rounds);
    });
  });
}
