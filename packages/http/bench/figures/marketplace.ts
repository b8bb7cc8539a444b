import type { BenchEnvironment } from '../environment.ts';
import { atLeast, atMost, type Figure, type Measured } from '../figure.ts';
import { type Market, marketOf } from '../marketplace/market.ts';
import { median, milliseconds } from '../statistics.ts';

const smallSize = 10_000;
const largeSize = 1_000_000;
const rounds = 15;

/** Frequent and rare words, one that is misspelt, and one that nothing has; each with a category and a price. */
const filters = ['bike', 'red easel', 'thermos', 'nibobuba', 'stroler', 'xylophone'].map(
  (q) => `?${new URLSearchParams({ q, category: 'Toys & Games', minPrice: '500', maxPrice: '9000' })}`,
);
/** Orders and distances, which have to be as quick. */
const others = [
  '?sort=nearest',
  '?sort=price-low',
  '?distance=within-15',
  '?distance=within-5&sort=price-high',
  '?q=wooden+bike&sort=newest',
  '?q=bike&sort=nearest',
  '?q=nibobuba&sort=newest',
  '?q=nibobuba&sort=nearest',
  '?q=bike&distance=within-15',
];

interface Timed {
  readonly first: number;
  readonly last: number;
  /** The median of each of the filters and of the others. */
  readonly filtered: readonly number[];
  readonly ordered: readonly number[];
}

interface Course {
  readonly market: Market;
  readonly paths: readonly string[];
  readonly times: readonly number[][];
}

async function courseOf(market: Market): Promise<Course> {
  const paths = ['', await market.lastPage(), ...filters, ...others];
  for (const path of [...paths, ...paths]) await market.read(path);
  return { market, paths, times: paths.map(() => []) };
}

const timedOf = ({ times }: Course): Timed => {
  const [first = 0, last = 0, ...rest] = times.map(median);
  return { first, last, filtered: rest.slice(0, filters.length), ordered: rest.slice(filters.length) };
};

/** Every page of both in turn, again and again. */
async function timeBoth(environment: BenchEnvironment): Promise<{ small: Timed; large: Timed }> {
  const small = await courseOf(await marketOf(environment, smallSize));
  const large = await courseOf(await marketOf(environment, largeSize));
  for (let nth = 0; nth < rounds; nth += 1) {
    for (const index of large.paths.keys()) {
      for (const { market, paths, times } of [small, large]) {
        times[index]?.push(await market.read(paths[index] ?? ''));
      }
    }
  }
  return { small: timedOf(small), large: timedOf(large) };
}

const timings = new WeakMap<BenchEnvironment, Promise<{ small: Timed; large: Timed }>>();
function timingsOf(environment: BenchEnvironment) {
  const known = timings.get(environment) ?? timeBoth(environment);
  timings.set(environment, known);
  return known;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The slowest of some pages against the page without anything. */
function slowestAgainstFirst(times: readonly number[], names: readonly string[], first: number): Measured {
  const slowest = Math.max(...times);
  const name = decodeURIComponent(names[times.indexOf(slowest)] ?? '').replaceAll('+', ' ');
  const shown = `${(slowest / first).toFixed(2)} × (\`${name}\` ${milliseconds(slowest)}, without ${milliseconds(first)})`;
  return atMost(slowest / first, 3, shown);
}

const growth = (large: number, small: number): Measured =>
  atMost(
    large / small,
    1.5,
    `${(large / small).toFixed(2)} × (${milliseconds(large)}, among 10,000 ${milliseconds(small)})`,
  );

export const marketplaceFigures: readonly Figure[] = [
  {
    name: 'market-last-page',
    what: 'marketplace of 1,000,000 listings: the last page against the first',
    target: '≤ 1.2 ×',
    async measure(environment) {
      const { last, first } = (await timingsOf(environment)).large;
      return atMost(
        last / first,
        1.2,
        `${(last / first).toFixed(2)} × (${milliseconds(last)}, the first ${milliseconds(first)})`,
      );
    },
  },
  {
    name: 'market-filtered',
    what: 'a page with search, category and price, the slowest of six, against the page without',
    target: '≤ 3 ×',
    async measure(environment) {
      const { filtered, first } = (await timingsOf(environment)).large;
      return slowestAgainstFirst(filtered, filters, first);
    },
  },
  {
    name: 'market-orders',
    what: 'a page in another order or within a distance, the slowest of nine, against the page without',
    target: '≤ 3 ×',
    async measure(environment) {
      const { ordered, first } = (await timingsOf(environment)).large;
      return slowestAgainstFirst(ordered, others, first);
    },
  },
  {
    name: 'market-growth',
    what: 'the page without anything, among 1,000,000 against among 10,000',
    target: '≤ 1.5 ×',
    async measure(environment) {
      const { small, large } = await timingsOf(environment);
      return growth(large.first, small.first);
    },
  },
  {
    name: 'market-filtered-growth',
    what: 'the six pages with search, category and price together, among 1,000,000 against among 10,000',
    target: '≤ 1.5 ×',
    async measure(environment) {
      const { small, large } = await timingsOf(environment);
      return growth(sum(large.filtered), sum(small.filtered));
    },
  },
  {
    name: 'market-control',
    what: 'control: a naive `ILIKE` for a rare word among 1,000,000, against our page for it',
    target: '≥ 10 ×',
    async measure(environment) {
      const market = await marketOf(environment, largeSize);
      const [naive, ours]: [number[], number[]] = [[], []];
      for (let nth = 0; nth < 5; nth += 1) {
        naive.push(await market.searchNaively('nibobuba'));
        ours.push(await market.read('?q=nibobuba'));
      }
      const ratio = median(naive) / median(ours);
      return atLeast(
        ratio,
        10,
        `${ratio.toFixed(0)} × (${milliseconds(median(naive))}, ours ${milliseconds(median(ours))})`,
      );
    },
  },
];
