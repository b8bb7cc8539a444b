import { Agent, request } from 'node:http';
import { pageSize } from '@nestmates/application/platform/contract/page-size.ts';
import { citiesBySize } from '@nestmates/domain/members/places/cities.ts';
import { insertMembers } from '../../testing/insert-members.ts';
import { columnsOf } from '../../testing/roles.ts';
import type { BenchEnvironment } from '../environment.ts';
import { populatedServer, signIn } from '../populated-server.ts';
import { fillMarketplace } from './fill-marketplace.ts';

/** A marketplace in a database of its own, read by one member. */
export interface Market {
  /** Reads a page, which has the given query, and says how long that took in milliseconds. */
  read(query: string): Promise<number>;
  /** The query of the last page of the newest. */
  lastPage(): Promise<string>;
  /** The same by a scan of all titles and descriptions. */
  searchNaively(word: string): Promise<number>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const get = (address: string, cookie: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = request(address, { agent, headers: { cookie } }, (reply) => {
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${address} met ${reply.statusCode}`)),
      );
      reply.resume();
    });
    call.on('error', reject);
    call.end();
  });

const naive = `
  select * from listings where status = 'active' and (title ilike :like or description ilike :like)
  order by created_at desc, id desc limit 51`;

/** The buyer lives in one of the cities in which something is sold. */
async function addReader(knex: Parameters<typeof insertMembers>[0]): Promise<string> {
  const [largest] = citiesBySize('AL');
  const reader = { ...columnsOf.premium, ...largest?.point, email: 'reader@example.com', password: 'none' };
  const ids = await insertMembers(knex, [reader], new Date());
  const [cookie = ''] = await signIn(knex, ids);
  return cookie;
}

async function openMarket(environment: BenchEnvironment, listings: number): Promise<Market> {
  const { knex, server } = await populatedServer(environment, {
    name: `market_${listings}`,
    fill: (inside) => fillMarketplace(inside, listings),
  });
  const cookie = await addReader(knex);
  return {
    read: (query) => timed(() => get(`${server.origin}/api/marketplace${query}`, cookie)),
    async lastPage() {
      const { rows } = await knex.raw(
        `select id, (extract(epoch from created_at) * 1000000)::bigint as at from listings
         order by created_at, id offset ? limit 1`,
        [pageSize.default],
      );
      return `?before=${rows[0].at}.${rows[0].id}`;
    },
    searchNaively: (word) => timed(() => knex.raw(naive, { like: `%${word}%` })),
  };
}

const markets = new WeakMap<BenchEnvironment, Map<number, Promise<Market>>>();

/** Created once for all figures that need it. */
export function marketOf(environment: BenchEnvironment, listings: number): Promise<Market> {
  const known = markets.get(environment) ?? new Map<number, Promise<Market>>();
  markets.set(environment, known);
  const one = known.get(listings) ?? openMarket(environment, listings);
  known.set(listings, one);
  return one;
}
