import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../environment.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { load } from '../load-client.ts';
import { calculate } from '../matching/calculate.ts';
import { type Country, country } from '../matching/community.ts';
import { exhaustively } from '../matching/exhaustive.ts';
import { median, milliseconds, quantile } from '../statistics.ts';

const few = 10_000;
const many = 1_000_000;
const warmUp = 60;
const rounds = 11;
const askedInARound = 100;

interface Timed {
  /** The p95 of each round. */
  readonly few: readonly number[];
  readonly many: readonly number[];
}

async function round(place: Country): Promise<number> {
  const times: number[] = [];
  for (const resident of await place.draw(askedInARound)) {
    times.push((await calculate(place, resident)).milliseconds);
  }
  return quantile(times, 0.95);
}

/** In turn, each time by members who have never asked before. */
async function timeBoth(world: World): Promise<Timed> {
  const [small, large] = [await country(world, few), await country(world, many)];
  for (const place of [small, large]) {
    for (const resident of await place.draw(warmUp)) await calculate(place, resident);
  }
  const timed: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let nth = 0; nth < rounds; nth += 1) {
    timed.few.push(await round(small));
    timed.many.push(await round(large));
  }
  return timed;
}

const timings = new WeakMap<World, Promise<Timed>>();
function timingsOf(world: World): Promise<Timed> {
  const known = timings.get(world) ?? timeBoth(world);
  timings.set(world, known);
  return known;
}

/** Of those whom scoring everyone within reach would choose: how many are in the deck, or as good? */
async function shareFound(place: Country, count: number): Promise<number> {
  let [found, wanted] = [0, 0];
  for (const resident of await place.draw(count)) {
    const scores = await exhaustively(place, resident.id);
    const best = [...scores.values()].sort((a, b) => b - a).slice(0, 20);
    const worst = best.at(-1) ?? 0;
    const { ids } = await calculate(place, resident);
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
    async measure(world) {
      const p95 = median((await timingsOf(world)).many);
      return atMost(p95, 60, milliseconds(p95));
    },
  },
  {
    name: 'deck-growth',
    what: 'its p95 among 1,000,000 against among 10,000',
    target: '≤ 1.5 ×',
    async measure(world) {
      const times = await timingsOf(world);
      const ratio = median(times.many) / median(times.few);
      return atMost(ratio, 1.5, `${ratio.toFixed(2)} × (${milliseconds(median(times.few))} among 10,000)`);
    },
  },
  {
    name: 'deck-control',
    what: 'control: the same twenty by a naive scan among 1,000,000, median',
    target: '> 60 ms',
    async measure(world) {
      const place = await country(world, many);
      const times: number[] = [];
      for (const { id } of await place.draw(5)) {
        const began = performance.now();
        await exhaustively(place, id);
        times.push(performance.now() - began);
      }
      return atLeast(median(times), 60, milliseconds(median(times)));
    },
  },
  {
    name: 'deck-recall',
    what: 'the best 20 of everyone within 100 km that are in the deck, 10,000 members',
    target: '≥ 98 %',
    async measure(world) {
      const share = await shareFound(await country(world, few), 100);
      return atLeast(share, 0.98, `${(share * 100).toFixed(1)} %`);
    },
  },
  {
    name: 'deck-recall-million',
    what: 'the same among 1,000,000, where the nearest 3,000 are looked at',
    target: 'shown only',
    async measure(world) {
      const share = await shareFound(await country(world, many), 20);
      return { shown: `${(share * 100).toFixed(1)} %`, met: true };
    },
  },
  {
    name: 'deck-beside-reads',
    what: '`/api/me`: p99 with 16 at once beside 20 calculations at once, against its own without',
    target: '≤ 2 ×',
    async measure(world) {
      const place = await country(world, few);
      const residents = await place.draw(21);
      const [reader, ...others] = residents;
      if (!reader) throw new Error('Nobody reads');
      const port = Number(new URL(place.server.origin).port);
      const target = { port, path: '/api/me', cookie: reader.cookie };
      const twenty = () => Promise.all(others.map((other) => calculate(place, other)));
      const fiveTimes = async () => {
        for (let burst = 0; burst < 5; burst += 1) await twenty();
      };
      await load(target, 16, pause(2000));
      const [quiet, busy]: [number[], number[]] = [[], []];
      for (let round = 0; round < 9; round += 1) {
        quiet.push(quantile((await load(target, 16, pause(1000))).latencies, 0.99));
        busy.push(quantile((await load(target, 16, fiveTimes())).latencies, 0.99));
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
