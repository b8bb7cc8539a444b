import { mother } from './mothers.ts';
import { insertListing, insertOrder } from './order-setup.ts';
import type { TestMember, TestServer } from './test-server.ts';

export const mark = 'Xanthippe';
export const austin = { state: 'TX', city: 'Austin', zipCode: '78701' };

/** Somebody whom the deck, the planner, the check-ins, the search, a shop and its reviews would show. */
export async function markedMember(server: TestServer): Promise<TestMember> {
  const marked = await mother(server, { firstName: mark, bio: `${mark} likes parks.`, ...austin }, 'premium');
  const at = { createdAt: server.clock.now() };
  await server.knex('checkins').insert({
    userId: marked.id,
    location: `${mark} Park`,
    type: 'public',
    state: austin.state,
    city: austin.city,
    ...at,
  });
  await insertListing(server.knex, marked, { title: `${mark} bike` });
  await server.knex('shops').insert({
    userId: marked.id,
    name: `${mark} things`,
    slug: `${mark.toLowerCase()}-${marked.id}`,
    ...at,
    updatedAt: at.createdAt,
  });
  const completed = { status: 'completed', shippedAt: at.createdAt, completedAt: at.createdAt };
  const orderId = await insertOrder(server.knex, { buyer: await mother(server), seller: marked }, completed);
  const answer = { answer: `${mark} says thank you.`, answeredAt: at.createdAt };
  const review = { orderId, sellerId: marked.id, rating: 5, text: 'As described.', writtenAt: at.createdAt };
  await server.knex('reviews').insert({ ...review, ...answer });
  return marked;
}

/** Computed for the caller, without changing anything. */
const computed = ['post /api/match/calculate', 'post /api/playdate-matches'];

/** Every read that says one of these words, for each of them, with each of these in its path. */
export async function readsWithEach(
  server: TestServer,
  words: readonly string[],
  by: TestMember,
  ids: readonly (number | string)[],
): Promise<readonly (readonly string[])[]> {
  const shows = words.map((word) => ({ word, names: new Set<string>() }));
  for (const route of server.routes) {
    const { endpoint } = route;
    const name = `${endpoint.method} ${endpoint.path}`;
    if (endpoint.streams || (endpoint.method !== 'get' && !computed.includes(name))) continue;
    for (const value of endpoint.path.includes(':') ? ids : ['']) {
      const { text } = await by.send(endpoint.method, endpoint.path.replaceAll(/:\w+/g, String(value)));
      for (const { word, names } of shows) if (text.includes(word)) names.add(name);
    }
  }
  return shows.map(({ names }) => [...names].toSorted());
}

/** Every read that says a word, with each of these in its path. */
export const readsWith = async (
  server: TestServer,
  word: string,
  by: TestMember,
  ids: readonly (number | string)[],
): Promise<readonly string[]> => (await readsWithEach(server, [word], by, ids)).flat();

/** What a read of the marked member has in its path. */
export async function idsOf(server: TestServer, marked: TestMember): Promise<readonly (number | string)[]> {
  const listing = await server.knex('listings').where({ userId: marked.id }).first('id');
  const shop = await server.knex('shops').where({ userId: marked.id }).first('slug');
  return [marked.id, listing.id, shop.slug];
}

/** Every read that shows the marked member. */
export const readsThatShow = async (
  server: TestServer,
  marked: TestMember,
  by: TestMember,
): Promise<readonly string[]> => readsWith(server, mark, by, await idsOf(server, marked));
