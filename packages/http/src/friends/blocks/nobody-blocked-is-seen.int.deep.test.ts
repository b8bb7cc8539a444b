import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { isFull, sampled } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertReview } from '../../../testing/hidden-things-setup.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import {
  answerSwap,
  askForSwap,
  childOf,
  inDays,
  matchBetween,
  swapRequestOf,
} from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

interface Named extends TestMember {
  readonly name: string;
  /** Ids of what is theirs, for paths. */
  readonly ids: (number | string)[];
}

/** The list of members whom a member has blocked names them on purpose, by first name. */
const ownBlockList = 'get /api/blocks';

/** What the other has written stays readable for a while, so that it can be reported. */
const forReports = ['get /api/ended-conversations', 'get /api/ended-conversations/:userId'];

/** What was ordered goes on, and names both. */
const isOfOrder = (name: string): boolean => /^get \/api\/(marketplace\/)?orders\//.test(name);

/**
 * Every call that only reads. The event stream is left out: its events carry ids and no names, and it does
 * not end.
 */
const isReadOnly = ({ method, body, params, streams }: Endpoint): boolean =>
  !streams &&
  (method === 'get' || (method === 'post' && !body && Object.keys(params.def.shape).length === 0));

/**
 * Calls every read of the API, with the other member's id wherever it takes one, and returns the calls whose
 * response shows them.
 */
async function whereSeen(by: TestMember, whom: Named): Promise<string[]> {
  const seen: string[] = [];
  for (const { endpoint } of server.routes.filter((route) => isReadOnly(route.endpoint))) {
    if (endpoint.path === '/api/logout') continue;
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const texts: string[] = [];
      for (const id of path.includes(':') ? [whom.id, ...whom.ids] : ['']) {
        texts.push((await by.send(endpoint.method, path.replace(/:\w+/g, String(id)))).text);
      }
      const name = `${endpoint.method} ${path}`;
      if (texts.some((text) => text.includes(whom.name)) && !isOfOrder(name)) seen.push(name);
    }
  }
  return seen;
}

const ask = (by: TestMember, whom: TestMember) =>
  by.post('/api/connections/request', { recipientId: whom.id });

const connectBoth = async (ana: Named, bea: Named): Promise<void> => {
  await ask(ana, bea);
  await ask(bea, ana);
};

/** Arranges everything that a buyer can do with a shop. */
async function sellsTo(seller: Named, buyer: Named): Promise<void> {
  const { knex, clock } = server;
  const at = clock.now();
  const slug = `shop-of-${seller.id}-store-front`;
  const shop = { userId: seller.id, name: `Shop of ${seller.name}`, slug, createdAt: at, updatedAt: at };
  await knex('shops').insert(shop);
  const listingId = await insertListing(knex, seller, { title: `Bike of ${seller.name}` });
  await payable(knex, seller);
  seller.ids.push(slug, listingId);
  // There the buyer's review is read.
  buyer.ids.push(seller.id);
  const kept = { userId: buyer.id, createdAt: at };
  await knex('favourite_listings').insert({ ...kept, listingId });
  await knex('favourite_sellers').insert({ ...kept, sellerId: seller.id });
  await knex('cart_items').insert({ userId: buyer.id, listingId, addedAt: at, priceWhenAdded: 4800 });
  const asked = { buyerId: buyer.id, sellerId: seller.id, listingId, begunAt: at, askedAt: at };
  await knex('listing_conversations').insert(asked);
  await insertReview(server, { author: buyer, seller, text: `${buyer.name} likes it.` });
}

/** Every relation two members can have; a feature that shows members to each other adds its own. */
const relations: Readonly<Record<string, (ana: Named, bea: Named) => Promise<unknown>>> = {
  neighbors: async () => undefined,
  'one asks the other': ask,
  'connected, and have written to each other': async (ana, bea) => {
    await connectBoth(ana, bea);
    await ana.post('/api/messages', { receiverId: bea.id, message: `I am ${ana.name}` });
    await bea.post('/api/messages', { receiverId: ana.id, message: `I am ${bea.name}` });
  },
  'connected, with one swap arranged and one asked for': async (ana, bea) => {
    await connectBoth(ana, bea);
    const matchId = await matchBetween(server, ana, bea);
    const request = swapRequestOf({ bea, matchId, childId: await childOf(server, ana) });
    const { body } = await askForSwap(ana, request);
    await answerSwap(bea, body.id, 'confirmed');
    await askForSwap(ana, request);
  },
  'connected, with one playdate proposed and one scheduled': async (ana, bea) => {
    await connectBoth(ana, bea);
    const matchId = await matchBetween(server, ana, bea);
    const two = { userIdOne: ana.id, userIdTwo: bea.id, matchId, proposedBy: ana.id, times: [inDays(3)] };
    const at = { createdAt: server.clock.now(), endsAt: inDays(3) };
    await server.knex('playdates').insert({ ...two, ...at, status: 'proposed' });
    const scheduled = { status: 'scheduled', date: inDays(3), scheduledAt: server.clock.now() };
    await server.knex('playdates').insert({ ...two, ...at, ...scheduled });
  },
  'out in the same city': async (...both) => {
    for (const { id, name } of both) {
      const place = { location: `${name} Park`, type: 'public', state: 'Texas', city: 'Austin' };
      await server.knex('checkins').insert({ userId: id, ...place, createdAt: server.clock.now() });
    }
  },
  'each with a shop that the other likes, and a review': async (ana, bea) => {
    await sellsTo(ana, bea);
    await sellsTo(bea, ana);
  },
};

/** Makes a member with a unique name, so that searching a response for the name tells whether it shows the member. */
async function named(): Promise<Named> {
  const name = `N${randomUUID()}`;
  const columns = { firstName: name, bio: `I am ${name}.` };
  return Object.assign(await mother(server, columns, 'unlocked'), { name, ids: [] });
}

async function related(relation: string): Promise<[Named, Named]> {
  const [ana, bea] = [await named(), await named()];
  await relations[relation]?.(ana, bea);
  await server.runJobs();
  // Whom the deck has shown is found by number, too.
  for (const member of [ana, bea]) await member.post('/api/match/calculate');
  return [ana, bea];
}

describe('two of whom one has blocked the other', () => {
  it.each(sampled(Object.keys(relations), 6))('are nowhere shown to each other: %s', async (tie) => {
    const [ana, bea] = await related(tie);
    // Inserts only the block and deletes nothing else, so that each read has to hide the member by itself.
    const createdAt = server.clock.now();
    await server.knex('blocks').insert({ blockerId: ana.id, blockedId: bea.id, createdAt });
    const written = tie.includes('written') ? forReports : [];
    expect(await whereSeen(ana, bea)).toEqual([ownBlockList, ...written]);
    expect(await whereSeen(bea, ana)).toEqual(written);
  });

  if (isFull) {
    it('would be found by this search if they were', async () => {
      const [ana, bea] = await related('neighbors');
      const nearby = ['post /api/match/calculate', 'get /api/users/:id', 'get /api/people/:id'];
      expect(await whereSeen(ana, bea)).toEqual(expect.arrayContaining(nearby));
      await relations['one asks the other']?.(ana, bea);
      expect(await whereSeen(bea, ana)).toContain('get /api/connections/pending');
      await ask(bea, ana);
      const connected = ['get /api/matches', 'get /api/conversations', 'get /api/conversations/:userId'];
      expect(await whereSeen(bea, ana)).toEqual(expect.arrayContaining(connected));
      const [cleo, dana] = await related('connected, with one swap arranged and one asked for');
      const swaps = ['get /api/swaps/pending', 'get /api/swaps/confirmed', 'get /api/calendar'];
      expect(await whereSeen(cleo, dana)).toEqual(expect.arrayContaining(swaps));
      expect(await whereSeen(dana, cleo)).toEqual(expect.arrayContaining(swaps));
      const [eve, fay] = await related('connected, with one playdate proposed and one scheduled');
      expect(await whereSeen(eve, fay)).toEqual(
        expect.arrayContaining(['get /api/playdates/proposed', 'get /api/playdates/scheduled']),
      );
      const [gia, hope] = await related('out in the same city');
      expect(await whereSeen(gia, hope)).toContain('get /api/checkin/recent');
      const [ida, jo] = await related('each with a shop that the other likes, and a review');
      expect(await whereSeen(ida, jo)).toEqual(
        expect.arrayContaining([
          'get /api/cart',
          'get /api/conversations',
          'get /api/favourites/listings',
          'get /api/favourites/sellers',
          'get /api/marketplace',
          'get /api/marketplace/:id',
          'get /api/marketplace/seller/:id',
          'get /api/marketplace/seller/:id/reviews',
          'get /api/storefront/:shopName',
        ]),
      );
    });
  }
});
