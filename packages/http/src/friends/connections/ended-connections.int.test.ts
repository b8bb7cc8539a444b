import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseAbout, decideCase } from '../../../testing/case-setup.ts';
import { askToConnect, listAt, mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let [ana, bea]: TestMember[] = [];
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const both = (): [TestMember, TestMember] => {
  if (!ana || !bea) throw new Error('Nobody is there yet');
  return [ana, bea];
};

beforeEach(async () => {
  ana = await mother(server, { firstName: 'Ana' }, 'free');
  bea = await mother(server, { firstName: 'Bea' });
  await askToConnect(ana, bea);
  await askToConnect(bea, ana);
});

/** Passes the time in steps, so that nobody is logged out. */
async function pass(span: number): Promise<void> {
  for (const half of [span / 2, span / 2]) {
    server.clock.forward(half);
    for (const member of both()) await member.get('/api/me');
  }
}

const swipesOf = async ({ id }: TestMember) =>
  (await server.knex('swipes').where({ memberId: id }).first('count'))?.count;
const report = (by: TestMember, { id }: TestMember) =>
  by.post('/api/reports', { about: { kind: 'member', id }, category: 'harassment' });
const block = (by: TestMember, { id }: TestMember) => by.post(`/api/blocks/${id}`);
const unmatch = (by: TestMember, { id }: TestMember) => by.delete(`/api/matches/${id}`);
const checkIn = (by: TestMember, location: string) => by.post('/api/checkin', { location, type: 'public' });

const ends: readonly [string, (by: TestMember, other: TestMember) => Promise<unknown>][] = [
  ['unmatches', unmatch],
  ['blocks', block],
  ['unmatches and blocks', (by, other) => unmatch(by, other).then(() => block(by, other))],
  [
    'blocks and takes it back',
    (by, other) => block(by, other).then(() => by.delete(`/api/blocks/${other.id}`)),
  ],
];

describe.each(ends)('whoever %s', (_, end) => {
  it('can be reported by the other, though neither has written a word', async () => {
    const [reporter, gone] = both();
    await end(gone, reporter);
    expect(await report(reporter, gone)).toMatchObject({ status: 200 });
  });

  it('can be blocked by the other, and a swipe is not needed for it', async () => {
    const [reporter, gone] = both();
    await end(gone, reporter);
    const swipes = await swipesOf(reporter);
    expect(await block(reporter, gone)).toMatchObject({ status: 200 });
    expect(await swipesOf(reporter)).toBe(swipes);
    expect((await listAt(reporter, '/api/blocks')).map(({ firstName }) => firstName)).toEqual(['Bea']);
    expect(await askToConnect(gone, reporter)).toMatchObject({ status: 404 });
  });

  it('is in the list of what has ended, by the first name alone', async () => {
    const [reporter, gone] = both();
    await end(gone, reporter);
    const [listed, ...others] = await listAt(reporter, '/api/ended-conversations');
    expect(others).toEqual([]);
    expect(listed).toEqual({
      userId: gone.id,
      firstName: 'Bea',
      endedAt: expect.any(String),
      reportableUntil: expect.any(String),
    });
    expect((await reporter.get(`/api/ended-conversations/${gone.id}`)).body).toEqual([]);
    expect((await reporter.get(`/api/messages/${gone.id}`)).status).not.toBe(200);
    expect(await listAt(reporter, '/api/matches')).toEqual([]);
  });

  it('can be reported to the last second of 30 days, and what was written as well', async () => {
    const [reporter, gone] = both();
    await gone.post('/api/messages', { receiverId: reporter.id, message: 'Go away' });
    await pass(days(31));
    await end(gone, reporter);
    const [message] = await listAt(reporter, `/api/ended-conversations/${gone.id}`);
    await pass(days(30) - 1000);
    const about = { kind: 'message', id: message?.id };
    expect((await reporter.post('/api/reports', { about, category: 'harassment' })).status).toBe(200);
    expect((await report(reporter, gone)).status).toBe(200);
    server.clock.forward(1000);
    expect((await reporter.get(`/api/ended-conversations/${gone.id}`)).status).toBe(404);
    const other = { ...about, id: Number(message?.id) };
    expect((await reporter.post('/api/reports', { about: other, category: 'other' })).status).not.toBe(200);
  });
});

describe('a connection that has ended', () => {
  it('can begin again, and is none then', async () => {
    const [reporter, gone] = both();
    await unmatch(gone, reporter);
    expect((await askToConnect(reporter, gone)).body).toMatchObject({ status: 'requested' });
    expect((await askToConnect(gone, reporter)).body).toMatchObject({ status: 'connected' });
    expect(await listAt(reporter, '/api/matches')).toHaveLength(1);
    expect(await listAt(reporter, '/api/ended-conversations')).toEqual([]);
    await unmatch(reporter, gone);
    expect(await listAt(reporter, '/api/ended-conversations')).toHaveLength(1);
    expect(await server.knex('ended_connections').where({ lowId: reporter.id })).toHaveLength(1);
  });

  it('of one who is suspended meanwhile can be reported again, and blocked', async () => {
    const [reporter, gone] = both();
    const admin = await server.member({ isAdmin: true });
    await pass(days(29));
    await report(reporter, gone);
    const until = new Date(server.clock.now().getTime() + days(60)).toISOString();
    const page = await caseAbout(server, admin, gone);
    expect((await decideCase(admin, page, 'suspend', { until })).status).toBe(200);
    await pass(days(29));
    expect((await report(reporter, gone)).status).toBe(200);
    expect((await block(reporter, gone)).status).toBe(200);
    expect((await reporter.get('/api/conversations')).text).not.toContain('Bea');
  });

  it('opens nothing to others', async () => {
    const [reporter, gone] = both();
    const cleo = await mother(server, { city: 'Dallas' });
    await unmatch(gone, reporter);
    expect((await report(cleo, gone)).status).toBe(404);
    expect((await cleo.get(`/api/ended-conversations/${gone.id}`)).status).toBe(404);
  });
});

describe('whoever was out at one place with a member and then blocks', () => {
  it('can be reported and blocked, and another who only guesses the place cannot report', async () => {
    const [cleo, dana] = [await mother(server), await mother(server)];
    const guesser = await mother(server, { city: 'Dallas' });
    await checkIn(dana, 'Zilker Park');
    server.clock.forward(hours(1));
    await checkIn(cleo, 'zilker park');
    await checkIn(guesser, 'Zilker Park');
    expect(JSON.stringify(await listAt(cleo, '/api/checkin/recent'))).toContain(`"id":${dana.id}`);
    for (const other of [cleo, guesser]) await block(dana, other);
    expect((await report(cleo, dana)).status).toBe(200);
    expect((await block(cleo, dana)).status).toBe(200);
    expect((await report(guesser, dana)).status).toBe(404);
    expect((await block(guesser, dana)).status).toBe(404);
  });
});
