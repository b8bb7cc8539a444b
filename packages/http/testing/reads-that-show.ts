import { isFull } from '@nestmates/domain/testing/depth.ts';
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

/** Names of reads; all of them where there are none. */
export type Among = ReadonlySet<string> | undefined;

/** What is asked again: in the deep tests every read, else those that have shown something. */
export const askedAgain = (shown: Iterable<string>): Among => (isFull ? undefined : new Set(shown));

/** Every read, and its name. */
export const readsOf = (server: TestServer, among?: Among) =>
  server.routes
    .map(({ endpoint }) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))
    .filter(
      ({ endpoint, name }) => !endpoint.streams && (endpoint.method === 'get' || computed.includes(name)),
    )
    .filter(({ name }) => among?.has(name) ?? true);

/** Every read that says one of these words, for each of them, with each of these in its path. */
export async function readsWithEach(
  server: TestServer,
  words: readonly string[],
  by: TestMember,
  ids: readonly (number | string)[],
  among?: Among,
): Promise<readonly (readonly string[])[]> {
  const shows = words.map((word) => ({ word, names: new Set<string>() }));
  for (const { endpoint, name } of readsOf(server, among)) {
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
  among?: Among,
): Promise<readonly string[]> => (await readsWithEach(server, [word], by, ids, among)).flat();

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
  among?: Among,
): Promise<readonly string[]> => readsWith(server, mark, by, await idsOf(server, marked), among);
