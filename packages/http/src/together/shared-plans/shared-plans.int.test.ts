import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import { SharedPlanService } from '@nestmates/application/together/shared-plans/shared-plan-service.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { confirmedSwap } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let swapId: number;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ ana, bea } = await confirmedSwap(server));
  ({ id: swapId } = await server.knex('babysitting_swaps').orderBy('id', 'desc').first('id'));
  await server
    .knex('users')
    .where({ id: bea.id })
    .update({ city: 'Austin', state: 'TX', lastName: 'Secret' });
});

interface Link {
  readonly id: number;
  readonly url: string;
  readonly endsAt: string;
}

const share = async (by: TestMember, plan: object = { swapId }) => {
  // The clock may have been put forward, so that the password is asked for again.
  await by.post('/api/account/confirm-password', { password: memberPassword });
  const { status, body } = await by.post('/api/shared-plans', plan);
  return {
    status,
    body: body as unknown as Link,
    path: String(body.url).replace(/^.*\/plan\//, '/api/shared-plan/'),
  };
};

describe('whom a member has met', () => {
  const metBy = async (member: TestMember) => (await member.get('/api/shared-plans/met')).body;
  const swap = () => server.knex('babysitting_swaps').where({ id: swapId });
  const daysAgo = (count: number) => later(server.clock.now(), -days(count));

  it('is nobody before the end, and then the other for good', async () => {
    expect(await metBy(ana)).toEqual([]);
    await swap().update({ date: later(server.clock.now(), -hours(1)) });
    expect(await metBy(ana)).toEqual([]);
    await swap().update({ date: daysAgo(90) });
    expect([await metBy(ana), await metBy(bea)]).toEqual([[bea.id], [ana.id]]);
    await swap().update({ status: 'cancelled' });
    expect(await metBy(ana)).toEqual([]);
  });

  it.each([
    ['yes', true],
    ['no', false],
    ['rearranged', false],
  ])('goes by what the member has said: %s', async (requesterOutcome, hasMet) => {
    await swap().update({ date: daysAgo(2), requesterOutcome });
    expect(await metBy(ana)).toEqual(hasMet ? [bea.id] : []);
    // The other's answer stays private.
    expect(await metBy(bea)).toEqual([ana.id]);
  });

  it('counts playdates that are over', async () => {
    const { matchId } = await swap().first('matchId');
    const at = daysAgo(90);
    const playdate = {
      matchId,
      userIdOne: bea.id,
      userIdTwo: ana.id,
      proposedBy: bea.id,
      times: [at],
      date: at,
      endsAt: at,
      createdAt: at,
      endedAt: at,
    };
    await server.knex('playdates').insert({ ...playdate, status: 'cancelled' });
    expect(await metBy(ana)).toEqual([]);
    await server.knex('playdates').insert({ ...playdate, status: 'done' });
    expect([await metBy(ana), await metBy(bea)]).toEqual([[bea.id], [ana.id]]);
  });
});

describe('a shared plan', () => {
  it('tells whoever holds the link place, time, first name and city, and nothing more', async () => {
    const { path, body } = await share(ana);
    const { date } = await server.knex('babysitting_swaps').where({ id: swapId }).first('date');
    const seen = await server.visitor().get(path);
    expect(seen.body).toEqual({
      kind: 'swap',
      firstName: 'Ana',
      place: 'Zilker Park',
      startsAt: date.toISOString(),
      until: later(date, hours(2)).toISOString(),
      timeZone: expect.any(String),
      other: { firstName: 'Bea', city: 'Austin', state: 'TX' },
      homeSafeAt: null,
      endsAt: body.endsAt,
      mine: false,
    });
    expect(Date.parse(body.endsAt)).toBe(date.getTime() + hours(14));
    expect(seen.headers.get('cache-control')).toContain('no-store');
  });

  it('has one link for each of the two, the same each time, and none for anybody else', async () => {
    const [first, again] = [await share(ana), await share(ana)];
    expect(again.body).toEqual(first.body);
    expect((await share(bea)).body.url).not.toBe(first.body.url);
    const stranger = await mother(server);
    expect((await share(stranger)).status).toBe(404);
    expect((await stranger.delete(`/api/shared-plans/${first.body.id}`)).status).toBe(404);
    expect((await stranger.post(`${first.path}/home-safe`)).status).toBe(404);
    expect((await bea.post(`${first.path}/home-safe`)).status).toBe(404);
    expect((await ana.get('/api/shared-plans')).body).toMatchObject([{ swapId, homeSafeAt: null }]);
    const stored = await server.knex('shared_plans').where({ id: first.body.id }).first();
    expect(JSON.stringify(stored)).not.toContain(first.path.split('/').at(-1));
  });

  it('is shared by one link, however often it is tapped', async () => {
    const links = await Promise.all(Array.from({ length: 6 }, () => share(ana)));
    expect(new Set(links.map(({ body }) => body.url)).size).toBe(1);
    expect(await server.knex('shared_plans').where({ swapId })).toHaveLength(1);
  });

  it('tells that its member is home safe, the first time that it was said', async () => {
    const { path } = await share(ana);
    const swap = server.knex('babysitting_swaps').where({ id: swapId });
    expect((await ana.post(`${path}/home-safe`)).body.error).toBe('NOT_BEGUN');
    await swap.clone().update({ date: server.clock.now() });
    const said = await ana.post(`${path}/home-safe`);
    const at = said.body.homeSafeAt;
    expect(said.body).toMatchObject({ homeSafeAt: expect.any(String), mine: true });
    server.clock.forward(hours(1));
    await ana.post(`${path}/home-safe`);
    expect((await server.visitor().get(path)).body).toMatchObject({ homeSafeAt: at, mine: false });
    // It was moved to a later time after that.
    await swap.clone().update({ date: new Date(server.clock.now().getTime() + hours(2)) });
    expect((await server.visitor().get(path)).body.homeSafeAt).toBeNull();
    server.clock.forward(hours(3));
    expect((await ana.post(`${path}/home-safe`)).body.homeSafeAt).not.toBe(at);
  });

  it('ends when its member ends it, and when the swap is called off', async () => {
    const [one, other] = [await share(ana), await share(bea)];
    // What the status of the page is made of.
    const isShared = ({ path }: typeof one) =>
      server.container.get(SharedPlanService).isShared(path.split('/').at(-1) ?? '');
    expect(await isShared(one)).toBe(true);
    expect((await ana.delete(`/api/shared-plans/${one.body.id}`)).status).toBe(200);
    expect([await isShared(one), await isShared(other)]).toEqual([false, true]);
    const ended = await server.visitor().get(one.path);
    const never = await server.visitor().get(`/api/shared-plan/${'x'.repeat(43)}`);
    expect([ended.status, ended.body.message]).toEqual([404, never.body.message]);
    expect((await server.visitor().get('/api/shared-plan/cut-off')).body.message).toBe(never.body.message);
    expect((await server.visitor().get(other.path)).status).toBe(200);
    await server.knex('babysitting_swaps').where({ id: swapId }).update({ status: 'cancelled' });
    expect((await server.visitor().get(other.path)).status).toBe(404);
    expect((await share(ana)).status).toBe(404);
  });

  it('ends twelve hours after the end, to the second, and is swept', async () => {
    const { path, body } = await share(ana);
    server.clock.forward(Date.parse(body.endsAt) - server.clock.now().getTime() - 1000);
    expect((await server.visitor().get(path)).status).toBe(200);
    server.clock.forward(1000);
    expect((await server.visitor().get(path)).status).toBe(404);
    expect((await ana.get('/api/shared-plans')).text).toBe('[]');
    expect((await share(ana)).status).toBe(404);
    await removeOldRows(server);
    expect(await server.knex('shared_plans').where({ id: body.id })).toEqual([]);
    server.clock.forward(-days(3));
  });

  it('says at once no more of whoever is suspended than the first name, and ends when the swap is called off', async () => {
    const { path } = await share(ana);
    const seen = async () => (await server.visitor().get(path)).body;
    const other = { firstName: 'Bea', city: 'Austin', state: 'TX' };
    expect(await seen()).toMatchObject({ other });
    const restrictions = server.container.get(Restrictions);
    await server.container
      .get(port('transaction'))
      .run(() => restrictions.impose(bea.id, { kind: 'suspended', until: null }, 'weight'));
    expect(await seen()).toMatchObject({ other: { firstName: 'Bea', city: null, state: null } });
    server.clock.forward(minutes(11));
    await server.runJobs();
    expect((await server.visitor().get(path)).status).toBe(404);
  });

  it('of whoever is suspended leads on until the swap is called off, and again where that is taken back in time', async () => {
    const { path } = await share(ana);
    const restrictions = server.container.get(Restrictions);
    const decide = (work: () => Promise<unknown>) => server.container.get(port('transaction')).run(work);
    await decide(() => restrictions.impose(ana.id, { kind: 'banned', until: null }, 'weight'));
    await server.runJobs();
    expect((await server.visitor().get(path)).body).toMatchObject({ firstName: 'Ana', place: 'Zilker Park' });
    await decide(() => restrictions.lift(ana.id, 'weight'));
    server.clock.forward(minutes(11));
    await server.runJobs();
    expect((await server.visitor().get(path)).status).toBe(200);
    await decide(() => restrictions.impose(ana.id, { kind: 'banned', until: null }, 'weight'));
    server.clock.forward(minutes(11));
    await server.runJobs();
    expect((await server.visitor().get(path)).status).toBe(404);
  });

  it('is gone with the account of either', async () => {
    const { path } = await share(ana);
    await server.knex('users').where({ id: bea.id }).delete();
    expect((await server.visitor().get(path)).status).toBe(404);
  });
});
