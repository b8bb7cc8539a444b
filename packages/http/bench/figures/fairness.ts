import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Burst } from '../burst.ts';
import { atMost, type Figure } from '../figure.ts';
import { calculate } from '../matching/calculate.ts';
import { type Community, communityOf, type SignedInMember } from '../matching/community.ts';
import { median, milliseconds, quantile } from '../statistics.ts';

const members = 10_000;
const calls = 1500;
const rounds = 5;
const others = 2;
const callsOfEach = 60;

/** Others call one after the other, each for themselves. */
async function timesOf(community: Community, callers: readonly SignedInMember[]): Promise<number[]> {
  const times = await Promise.all(
    callers.map(async (caller) => {
      const own: number[] = [];
      for (let nth = 0; nth < callsOfEach; nth += 1) {
        own.push((await calculate(community, caller)).milliseconds);
      }
      return own;
    }),
  );
  return times.flat();
}

async function burstOf({ server }: Community, { cookie }: SignedInMember): Promise<readonly number[]> {
  const workerData: Burst = {
    port: Number(new URL(server.origin).port),
    path: '/api/match/calculate',
    cookie,
    calls,
  };
  const worker = new Worker(new URL('../burst.ts', import.meta.url), { workerData });
  const [statuses] = (await once(worker, 'message')) as [number[]];
  return statuses;
}

export const fairnessFigures: readonly Figure[] = [
  {
    name: 'burst-of-one',
    what: `match calculation of others, p95, from the moment at which one member calls it ${calls} times at once, against their own without`,
    target: '≤ 3 ×',
    async measure(environment) {
      const community = await communityOf(environment, members);
      const [greedy, ...callers] = await community.signIn(others + 1);
      if (!greedy) throw new Error('Nobody is there');
      await timesOf(community, callers);
      const [quiet, busy, slowest]: [number[], number[], number[]] = [[], [], []];
      let refused = 0;
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(quantile(await timesOf(community, callers), 0.95));
        const [times, statuses] = await Promise.all([
          timesOf(community, callers),
          burstOf(community, greedy),
        ]);
        busy.push(quantile(times, 0.95));
        slowest.push(Math.max(...times));
        refused += statuses.filter((status) => status === 503).length;
      }
      const [without, beside] = [median(quiet), median(busy)];
      return atMost(
        beside / without,
        3,
        `${(beside / without).toFixed(2)} × (${milliseconds(beside)}, the slowest ${milliseconds(median(slowest))}, without ${milliseconds(without)}; ${Math.round(refused / rounds)} of ${calls} refused)`,
      );
    },
  },
];
