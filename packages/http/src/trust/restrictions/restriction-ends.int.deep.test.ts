import { hours, later, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { setDatabaseClock } from '@nestmates/infrastructure/testing/database-clock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkout } from '../../../testing/buying.ts';
import { caseAbout, decideCase } from '../../../testing/case-setup.ts';
import { askToConnect, connect, mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import {
  type Among,
  askedAgain,
  austin,
  idsOf,
  mark,
  markedMember,
  readsWithEach,
} from '../../../testing/reads-that-show.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const timeout = 240_000;
let server: TestServer;
beforeEach(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterEach(() => server.close());

/** The clocks of the server and of the database, and no job is run. */
async function moveTo(at: Date): Promise<void> {
  server.clock.forward(at.getTime() - server.clock.now().getTime());
  await setDatabaseClock(server.databaseUrl, server.clock.now());
}

async function everybody() {
  const marked = await markedMember(server);
  const portrait = `portrait-${marked.id}`;
  const profilePhotoUrl = `/photos/${portrait}/card.webp`;
  await server.knex('users').where({ id: marked.id }).update({ profilePhotoUrl });
  const stranger = await mother(server, { firstName: 'Vera', ...austin });
  const friend = await mother(server, { firstName: 'Fay', ...austin });
  const admin = await server.member({ isAdmin: true });
  await connect(server, friend, marked);
  await server.runJobs();
  const ids = await idsOf(server, marked);
  let among: Among;
  const shownTo = async (by: TestMember) => {
    const [name = [], photo = []] = await readsWithEach(server, [mark, portrait], by, ids, among);
    return { name, photo };
  };
  const shown = async () => {
    const found = { stranger: await shownTo(stranger), friend: await shownTo(friend) };
    among ??= askedAgain(Object.values(found).flatMap(({ name, photo }) => [...name, ...photo]));
    return found;
  };
  const reporters = [await mother(server), await mother(server)];
  for (const reporter of reporters) await connect(server, reporter, marked);
  const report = { about: { kind: 'member', id: marked.id }, category: 'harassment' };
  /** Reported by others, whose lists of reports name whom they are about. */
  const decide = async (decision: 'limit' | 'suspend', until: Date) => {
    const reporter = reporters.pop();
    expect((await reporter?.post('/api/reports', report))?.status).toBe(200);
    const page = await caseAbout(server, admin, marked);
    const decided = await decideCase(admin, page, decision, { until: until.toISOString() });
    expect(decided.status, decided.text).toBe(200);
  };
  const isClosed = async () =>
    [await marked.get('/api/matches'), await askToConnect(marked, stranger)].map(
      ({ body }) => body.error === 'RESTRICTED',
    );
  return { shown, decide, isClosed };
}

const nothing = { name: [], photo: [] };
/** The name of whom a thread was with. */
const closedThread = { name: ['get /api/conversations', 'get /api/conversations/:userId'], photo: [] };

describe('what is shown of a member', () => {
  it.each([
    ['limit', 'no job'],
    ['suspend', 'no job'],
    ['limit', 'what follows from it'],
    ['suspend', 'what follows from it'],
  ] as const)(
    'comes back in the second in which it ends, before any job has run: %s, and after it %s',
    { timeout },
    async (decision, done) => {
      const { shown, decide } = await everybody();
      const before = await shown();
      expect(before.stranger.name.length).toBeGreaterThan(5);
      expect(before.friend.photo).toContain('get /api/matches');
      const until = later(server.clock.now(), hours(1));
      await decide(decision, until);
      if (done !== 'no job') await server.runJobs();
      const meanwhile = { stranger: nothing, friend: decision === 'limit' ? before.friend : closedThread };
      expect(await shown()).toEqual(meanwhile);
      await moveTo(later(until, -seconds(1)));
      expect(await shown()).toEqual(meanwhile);
      await moveTo(until);
      expect(await shown()).toEqual(before);
      await server.runJobs();
      expect(await shown()).toEqual(before);
    },
  );

  it('stays away from strangers while the milder of two goes on', { timeout }, async () => {
    const { shown, decide, isClosed } = await everybody();
    const before = await shown();
    const now = server.clock.now();
    await decide('limit', later(now, hours(2)));
    await decide('suspend', later(now, hours(1)));
    await moveTo(later(now, hours(1) - seconds(1)));
    expect(await shown()).toEqual({ stranger: nothing, friend: closedThread });
    expect(await isClosed()).toEqual([true, true]);
    await moveTo(later(now, hours(1)));
    expect(await shown()).toEqual({ stranger: nothing, friend: before.friend });
    expect(await isClosed()).toEqual([false, true]);
    await moveTo(later(now, hours(2) - seconds(1)));
    expect(await shown()).toEqual({ stranger: nothing, friend: before.friend });
    await moveTo(later(now, hours(2)));
    expect(await shown()).toEqual(before);
    expect(await isClosed()).toEqual([false, false]);
  });

  it('stays away from everybody while the stronger of two goes on', { timeout }, async () => {
    const { shown, decide } = await everybody();
    const before = await shown();
    const now = server.clock.now();
    await decide('suspend', later(now, hours(2)));
    await decide('limit', later(now, hours(1)));
    await moveTo(later(now, hours(1)));
    expect(await shown()).toEqual({ stranger: nothing, friend: closedThread });
    await moveTo(later(now, hours(2)));
    expect(await shown()).toEqual(before);
  });
});

describe('what a suspended member sells', () => {
  it('is on sale in the second in which that ends, also where a job has paused it', { timeout }, async () => {
    const [bea, ana] = [await mother(server, { firstName: 'Bea', ...austin }), await mother(server, austin)];
    const admin = await server.member({ isAdmin: true });
    await payable(server.knex, bea);
    const id = await insertListing(server.knex, bea, { title: 'Heliotrope bike' });
    await connect(server, ana, bea);
    await ana.put(`/api/favourites/listings/${id}`);
    const titled = async (by: Pick<TestMember, 'get'>, path: string) =>
      (await by.get(path)).text.includes('Heliotrope');
    const lists = [
      '/api/marketplace',
      '/api/marketplace?q=heliotrope',
      '/api/marketplace/rails',
      `/api/marketplace/seller/${bea.id}`,
      '/api/favourites/listings',
    ];
    const shown = async () => ({
      lists: await Promise.all(lists.map((path) => titled(ana, path))),
      status: (await ana.get(`/api/marketplace/${id}`)).body.status,
      forVisitors: await titled(server.visitor(), `/api/marketplace/${id}`),
      inSitemap: (await server.visitor().get('/sitemap-listings-0.xml')).text.includes(`/marketplace/${id}`),
    });
    const before = await shown();
    const everywhere = lists.map(() => true);
    expect(before).toEqual({ lists: everywhere, status: 'active', forVisitors: true, inSitemap: true });
    const report = { about: { kind: 'member', id: bea.id }, category: 'harassment' };
    expect((await ana.post('/api/reports', report)).status).toBe(200);
    const until = later(server.clock.now(), hours(1));
    const decision = { until: until.toISOString() };
    await decideCase(admin, await caseAbout(server, admin, bea), 'suspend', decision);
    await server.runJobs();
    expect(await server.knex('listings').where({ id }).first('status')).toEqual({ status: 'paused' });
    await moveTo(later(until, -seconds(1)));
    expect((await shown()).lists).toEqual(lists.map(() => false));
    expect((await ana.post('/api/cart', { listingId: id })).status).toBe(404);
    await moveTo(until);
    expect(await shown()).toEqual(before);
    expect((await ana.post('/api/cart', { listingId: id })).status).toBe(200);
    expect((await checkout(ana, id)).status).toBe(200);
    await server.runJobs();
    expect(await server.knex('listings').where({ id }).first('status')).toEqual({ status: 'reserved' });
  });
});
