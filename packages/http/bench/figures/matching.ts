import { setTimeout as pause } from 'node:timers/promises';
import type { BenchEnvironment } from '../environment.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { load } from '../load-client.ts';
import { calculate } from '../matching/calculate.ts';
import { type Community, communityOf } from '../matching/community.ts';
import { scoreExhaustively } from '../matching/exhaustive.ts';
import { median, milliseconds, quantile } from '../statistics.ts';

const smallSize = 10_000;
const largeSize = 1_000_000;
const warmUp = 60;
const rounds = 11;
const requestsPerRound = 100;

interface Timed {
  /** The p95 of each round. */
  readonly small: readonly number[];
  readonly large: readonly number[];
}

async function round(community: Community): Promise<number> {
  const times: number[] = [];
  for (const member of await community.signIn(requestsPerRound)) {
    times.push((await calculate(community, member)).milliseconds);
  }
  return quantile(times, 0.95);
}

/** Alternately, each time with members who have made no request before. */
async function timeBoth(environment: BenchEnvironment): Promise<Timed> {
  const [small, large] = [
    await communityOf(environment, smallSize),
    await communityOf(environment, largeSize),
  ];
  for (const community of [small, large]) {
    for (const member of await community.signIn(warmUp)) await calculate(community, member);
  }
  const timed: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let nth = 0; nth < rounds; nth += 1) {
    timed.small.push(await round(small));
    timed.large.push(await round(large));
  }
  return timed;
}

const timings = new WeakMap<BenchEnvironment, Promise<Timed>>();
function timingsOf(environment: BenchEnvironment): Promise<Timed> {
  const known = timings.get(environment) ?? timeBoth(environment);
  timings.set(environment, known);
  return known;
}

/**
 * The recall: of the members that scoring everyone within reach would choose, the share that is in the deck,
 * or is tied with one that is.
 */
async function shareFound(community: Community, count: number): Promise<number> {
  let [found, wanted] = [0, 0];
  for (const member of await community.signIn(count)) {
    const scores = await scoreExhaustively(community, member.id);
    const best = [...scores.values()].sort((a, b) => b - a).slice(0, 20);
    const worst = best.at(-1) ?? 0;
    const { ids } = await calculate(community, member);
    found += ids.filter((id) => (scores.get(id) ?? -1) >= worst).length;
    wanted += best.length;
  }
  return found / wanted;
}

export const matchingFigures: readonly Figure[] = [
  {
    name: 'deck-million',
    what: 'match calculation among 1,000,000 members, cold, p95',
    target: '≤ 60 ms',
    async measure(environment) {
      const p95 = median((await timingsOf(environment)).large);
      return atMost(p95, 60, milliseconds(p95));
    },
  },
  {
    name: 'deck-growth',
    what: 'its p95 among 1,000,000 against among 10,000',
    target: '≤ 1.5 ×',
    async measure(environment) {
      const times = await timingsOf(environment);
      const ratio = median(times.large) / median(times.small);
      return atMost(ratio, 1.5, `${ratio.toFixed(2)} × (${milliseconds(median(times.small))} among 10,000)`);
    },
  },
  {
    name: 'deck-control',
    what: 'control: the same twenty by a naive scan among 1,000,000, median',
    target: '> 60 ms',
    async measure(environment) {
      const community = await communityOf(environment, largeSize);
      const times: number[] = [];
      for (const { id } of await community.signIn(5)) {
        const began = performance.now();
        await scoreExhaustively(community, id);
        times.push(performance.now() - began);
      }
      return atLeast(median(times), 60, milliseconds(median(times)));
    },
  },
  {
    name: 'deck-recall',
    what: 'the best 20 of everyone within 100 km that are in the deck, 10,000 members',
    target: '≥ 98 %',
    async measure(environment) {
      const share = await shareFound(await communityOf(environment, smallSize), 100);
      return atLeast(share, 0.98, `${(share * 100).toFixed(1)} %`);
    },
  },
  {
    name: 'deck-recall-million',
    what: 'the same among 1,000,000, where the nearest 15,000 are scored',
    target: '≥ 98 %',
    async measure(environment) {
      const share = await shareFound(await communityOf(environment, largeSize), 60);
      return atLeast(share, 0.98, `${(share * 100).toFixed(1)} %`);
    },
  },
  {
    name: 'deck-beside-reads',
    what: '`/api/me`: p99 with 16 at once beside 20 calculations at once, against its own without',
    target: '≤ 2 ×',
    async measure(environment) {
      const community = await communityOf(environment, smallSize);
      const members = await community.signIn(21);
      const [reader, ...others] = members;
      if (!reader) throw new Error('Nobody reads');
      const port = Number(new URL(community.server.origin).port);
      const target = { port, path: '/api/me', cookie: reader.cookie };
      const twenty = () => Promise.all(others.map((other) => calculate(community, other)));
      const fiveBursts = async () => {
        for (let burst = 0; burst < 5; burst += 1) await twenty();
      };
      await load(target, 16, pause(2000));
      const [quiet, busy]: [number[], number[]] = [[], []];
      for (let round = 0; round < 9; round += 1) {
        quiet.push(quantile((await load(target, 16, pause(1000))).latencies, 0.99));
        busy.push(quantile((await load(target, 16, fiveBursts())).latencies, 0.99));
      }
      const [without, beside] = [median(quiet), median(busy)];
      return atMost(
        beside / without,
        2,
        `${(beside / without).toFixed(2)} × (${milliseconds(beside)}, without ${milliseconds(without)})`,
      );
    },
  },
];
