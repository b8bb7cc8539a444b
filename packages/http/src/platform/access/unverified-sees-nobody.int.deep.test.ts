import { isFull } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../../testing/mothers.ts';
import { planner } from '../../../testing/playdate-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let strangers: readonly TestMember[];

const austin = { state: 'TX', city: 'Austin', zipCode: '78701' };
const unverified = { ...austin, emailVerifiedAt: null };

/** What stands in every text that a stranger has given. */
const mark = 'Xanthippe';

/** Somebody whom the deck, the planner, the check-ins, the search and a shop would show. */
async function markedStranger(columns: object = {}): Promise<TestMember> {
  const stranger = await planner(server, mark, { ...austin, bio: `${mark} likes parks.`, ...columns });
  const at = { createdAt: server.clock.now() };
  const checkIn = { type: 'public', state: austin.state, city: austin.city };
  await server.knex('checkins').insert({ userId: stranger.id, location: `${mark} Park`, ...checkIn, ...at });
  return stranger;
}

beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off', VERIFIED_EMAIL: 'required' } });
  strangers = [await markedStranger(), await markedStranger()];
  await server.runJobs();
});
afterAll(() => server.close());

/** Computed for the caller, without changing anything. */
const computed = ['post /api/match/calculate', 'post /api/playdate-matches'];
/** Never ends. */
const stream = 'get /api/events';

/** The reads of all contracts whose answers hold anything of the strangers, asked with every id of theirs. */
async function readsThatShowThem(by: TestMember): Promise<readonly string[]> {
  const shows: string[] = [];
  for (const { endpoint } of server.routes) {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (name === stream || (endpoint.method !== 'get' && !computed.includes(name))) continue;
    const paths = endpoint.path.includes(':')
      ? strangers.map(({ id }) => endpoint.path.replaceAll(/:\w+/g, String(id)))
      : [endpoint.path];
    for (const path of paths) {
      const { text } = await by.send(endpoint.method, path);
      if (text.includes(mark)) shows.push(name);
    }
  }
  return [...new Set(shows)];
}

describe('where an e-mail has to be verified', () => {
  const timeout = 60_000;

  it('no read shows a stranger to a member who has not', { timeout }, async () => {
    expect(await readsThatShowThem(await planner(server, 'Una', unverified))).toEqual([]);
  });

  if (isFull) {
    it('the same reads show them to one who has, so the strangers are there to be found', {
      timeout,
    }, async () => {
      const vera = await planner(server, 'Vera', austin);
      // Whom a list has shown is found by number.
      await readsThatShowThem(vera);
      expect((await readsThatShowThem(vera)).toSorted()).toEqual([
        'get /api/checkin/places',
        'get /api/checkin/recent',
        'get /api/people/:id',
        'get /api/users/:id',
        'post /api/match/calculate',
        'post /api/playdate-matches',
      ]);
    });
  }

  it('she reads her badges, and nobody is counted in them', async () => {
    const una = await planner(server, 'Una', unverified);
    expect((await una.get('/api/counts')).body).toMatchObject({ nearby: 0 });
    for (const [method, path] of [
      ['post', '/api/match/calculate'],
      ['get', '/api/checkin/recent'],
    ] as const) {
      const reply = await una.send(method, path);
      expect([reply.status, reply.body.error]).toEqual([403, 'EMAIL_UNVERIFIED']);
    }
  });

  it('an unverified member is in no deck, plan, list or count of others until she has', async () => {
    const una = await markedStranger({ ...unverified, firstName: 'Una', city: 'Dallas' });
    await server.knex('checkins').where({ userId: una.id }).update({ city: 'Dallas', location: 'Una Park' });
    const vera = await planner(server, 'Vera', { ...austin, city: 'Dallas' });
    await server.runJobs();
    const shownTo = async (): Promise<readonly boolean[]> => {
      const reads = [
        await vera.post('/api/match/calculate'),
        await vera.post('/api/playdate-matches'),
        await vera.get('/api/checkin/recent'),
      ];
      const { nearby } = (await vera.get('/api/counts')).body;
      return [...reads.map(({ text }) => text.includes('Una')), Number(nearby) > 0];
    };
    expect(await shownTo()).toEqual([false, false, false, false]);
    await server.knex('users').where({ id: una.id }).update({ emailVerifiedAt: server.clock.now() });
    await server.runJobs();
    expect(await shownTo()).toEqual([true, true, true, true]);
    await server.knex('users').where({ id: una.id }).update({ emailVerifiedAt: null });
    expect(await shownTo(), 'before the job has run').toEqual([false, false, false, false]);
  });

  it('connections are seen and counted all the same', async () => {
    const [una, vera] = [
      await markedStranger({ ...unverified, firstName: 'Una', city: 'Houston' }),
      await planner(server, 'Vera', { ...austin, city: 'Houston' }),
    ];
    await connect(server, una, vera);
    expect((await vera.get('/api/checkin/recent')).text).toContain('Una');
    expect((await vera.get('/api/counts')).body).toMatchObject({ nearby: 1, connections: 1 });
  });
});
