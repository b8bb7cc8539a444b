import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect, connect, mother } from '../../../testing/mothers.ts';
import { insertListing } from '../../../testing/order-setup.ts';
import { playmates, scheduled } from '../../../testing/playdate-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { StatementWatch } from '../../../testing/statement-watch.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let watch: StatementWatch;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  watch = new StatementWatch(server.knex);
});
afterAll(() => server.close());

const austin = { state: 'TX', city: 'Austin' };
const pageOf = (by: TestMember, { id }: { readonly id: number }) => by.get(`/api/people/${id}`);

/** Shows the member as a deck does. */
const show = (viewer: TestMember, member: TestMember, byNumber = false) =>
  server
    .knex('shown_strangers')
    .insert({ viewerId: viewer.id, memberId: member.id, day: server.clock.now(), byNumber });

const restrict = ({ id }: TestMember, kind: RestrictionKind) =>
  server.container.get(KnexTransaction).run(async () => {
    await server.container.get(Restrictions).impose(id, { kind, until: null }, 'weight');
  });

async function shownTo(viewer: TestMember, columns: object = {}): Promise<TestMember> {
  const member = await mother(server, { firstName: 'Bea', ...austin, ...columns });
  await show(viewer, member);
  return member;
}

describe('the page of a person', () => {
  it('shows a stranger as the deck does, and nothing of when there is time', async () => {
    const ana = await mother(server, austin);
    const bea = await shownTo(ana, { supportNeeds: ['working-mom', 'grief-and-loss'], zipShownTo: 'nobody' });
    const { status, body, text } = await pageOf(ana, bea);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      relation: 'stranger',
      user: { id: bea.id, firstName: 'Bea', zipCode: null, supportNeeds: ['Working mom'] },
      children: [{ gender: 'girl', age: 4 }],
      match: { compatibilityScore: expect.any(Number), distance: { label: expect.any(String) } },
      requestId: null,
      connection: null,
      sells: false,
    });
    expect(Object.keys(body).toSorted()).toEqual([
      'actions',
      'children',
      'connection',
      'listings',
      'match',
      'relation',
      'requestId',
      'sells',
      'user',
    ]);
    expect(text).not.toContain('grief');
  });

  it('says whether one of the two has asked, and not that it was declined', async () => {
    const ana = await mother(server, austin);
    const bea = await shownTo(ana);
    await askToConnect(ana, bea);
    const asked = await pageOf(ana, bea);
    expect(asked.body).toMatchObject({ relation: 'asked', requestId: null, actions: [] });
    const received = await pageOf(bea, ana);
    expect(received.body).toMatchObject({ relation: 'asked-me', requestId: expect.any(Number) });
    await bea.post('/api/connections/respond', { requestId: received.body.requestId, action: 'decline' });
    expect((await pageOf(ana, bea)).text).toBe(asked.text);
  });

  it('shows a connection what the two have in common', async () => {
    const { ana, bea, playdateId, times } = await scheduled(server);
    const { id: matchId } = await server.knex('matches').where({ userId2: bea.id }).first('id');
    const swap = { matchId, location: 'Park', childIds: [1], createdAt: server.clock.now() };
    const done = { requesterOutcome: 'yes', recipientOutcome: 'yes', status: 'confirmed' };
    const at = { date: new Date(server.clock.now().getTime() - 9e8), settledAt: server.clock.now() };
    await server.knex('babysitting_swaps').insert([
      { ...swap, ...done, ...at, requesterId: ana.id, recipientId: bea.id, lengthMs: hours(3) },
      { ...swap, ...done, ...at, requesterId: ana.id, recipientId: bea.id },
      { ...swap, ...done, ...at, requesterId: bea.id, recipientId: ana.id },
      { ...swap, ...done, ...at, requesterId: bea.id, recipientId: ana.id, recipientOutcome: 'no' },
    ]);
    const { body } = await pageOf(ana, bea);
    expect(body).toMatchObject({
      relation: 'connected',
      match: { compatibilityScore: 80, scoreLabel: 'Excellent Match' },
      connection: {
        matchId,
        swapsForMe: 2,
        swapsForOther: 1,
        hoursForMe: 5,
        hoursForOther: 2,
        plans: [
          {
            kind: 'playdate',
            id: playdateId,
            at: times[0],
            until: later(new Date(times[0] ?? ''), hours(2)).toISOString(),
          },
        ],
      },
    });
    expect(Object(body.connection).freeTogether).toHaveLength(7);
    expect((await pageOf(bea, ana)).body.connection).toMatchObject({
      swapsForMe: 1,
      swapsForOther: 2,
      hoursForMe: 2,
      hoursForOther: 5,
    });
  });

  it('is the own one too', async () => {
    const ana = await mother(server, austin);
    expect((await pageOf(ana, ana)).body).toMatchObject({ relation: 'self', match: null, connection: null });
  });

  it('takes a bounded number of statements', async () => {
    const { ana, bea } = await playmates(server);
    expect((await watch.during(() => pageOf(ana, bea))).length).toBeLessThanOrEqual(7);
    const cleo = await shownTo(ana);
    expect((await watch.during(() => pageOf(ana, cleo))).length).toBeLessThanOrEqual(4);
  });
});

describe('who has no page for a member', () => {
  const nobody = { error: 'NOT_FOUND', message: 'We could not find this member.' };

  /** Each of them is a way not to be seen; the member has met the other first. */
  const ways: Readonly<Record<string, (ana: TestMember, bea: TestMember) => PromiseLike<unknown>>> = {
    'has blocked them': (ana, bea) => bea.post(`/api/blocks/${ana.id}`),
    'is blocked by them': (ana, bea) => ana.post(`/api/blocks/${bea.id}`),
    'is suspended': (_, bea) => restrict(bea, 'suspended'),
    'is banned': (_, bea) => restrict(bea, 'banned'),
    'is limited': (_, bea) => restrict(bea, 'limited'),
    'is paused': (_, bea) => bea.put('/api/profile/privacy', { paused: true }),
    'has left': (_, { id }) => server.knex('users').where({ id }).delete(),
    'has not finished': (_, { id }) =>
      server.knex('users').where({ id }).update({ onboardingComplete: false }),
  };

  it.each(Object.entries(ways))('one who %s is answered as nobody is', async (_, hide) => {
    const ana = await mother(server, austin);
    const bea = await shownTo(ana);
    expect((await pageOf(ana, bea)).status).toBe(200);
    await hide(ana, bea);
    const { status, body } = await pageOf(ana, bea);
    expect([status, body]).toEqual([404, nobody]);
    const unknown = await pageOf(ana, { id: 99_999_999 });
    expect([unknown.status, unknown.body]).toEqual([404, nobody]);
  });

  it('one who was looked up by number is not shown more for it', async () => {
    const ana = await mother(server, austin);
    const bea = await mother(server, { firstName: 'Bea', ...austin });
    expect((await pageOf(ana, bea)).status).toBe(404);
    await show(ana, bea, true);
    expect((await pageOf(ana, bea)).status).toBe(404);
  });

  it('a connection who is paused or limited keeps it', async () => {
    const ana = await mother(server, austin);
    const bea = await mother(server, { firstName: 'Bea', ...austin });
    await connect(server, ana, bea);
    await bea.put('/api/profile/privacy', { paused: true });
    expect((await pageOf(ana, bea)).body.relation).toBe('connected');
    await restrict(bea, 'limited');
    expect((await pageOf(ana, bea)).body.relation).toBe('connected');
  });

  it('nobody is found by trying all numbers, in any plan, verified or not', {
    timeout: scaledTimeout(60_000),
  }, async () => {
    await mother(server, austin);
    const { id: newest } = await server.knex('users').orderBy('id', 'desc').first('id');
    const callers = [
      await mother(server, austin, 'free'),
      await mother(server, austin, 'premium'),
      await mother(server, { ...austin, emailVerifiedAt: null }, 'free'),
    ];
    for (const caller of callers) {
      const found: number[] = [];
      for (let id = 1; id <= Math.min(Number(newest), 200); id += 1) {
        const { status, body } = await pageOf(caller, { id });
        if (status === 200) found.push(id);
        else expect([status, body], `number ${id}`).toEqual([404, nobody]);
      }
      expect(found).toEqual([]);
    }
  });
});

it('is nothing of a calendar to who is not connected', async () => {
  const ana = await mother(server, { ...columnsOf.premium, ...austin, availability: ['flexible-schedule'] });
  const bea = await shownTo(ana, { availability: ['flexible-schedule'] });
  const before = await pageOf(ana, bea);
  const all = { title: 'Away', date: new Date(server.clock.now().getTime() + 1e8), type: 'personal' };
  await server.knex('calendar_events').insert({
    ...all,
    userId: bea.id,
    time: { start: '00:00', end: '23:59' },
    timeZone: 'UTC',
    endsAt: new Date(server.clock.now().getTime() + 3e9),
    createdAt: server.clock.now(),
  });
  expect((await pageOf(ana, bea)).text).toBe(before.text);
});

it('shows the newest of what is on sale there, and nothing that is not', async () => {
  const ana = await mother(server, austin);
  const bea = await shownTo(ana);
  const listed = (columns: object) => insertListing(server.knex, bea, columns);
  const createdAt = (n: number) => ({ createdAt: later(server.clock.now(), -hours(n)) });
  const photoUrls = ['/photos/6f1c7a52-9b52-4a53-8b7b-0f4a6c1f2d3e'];
  const old = await listed({ ...createdAt(9), title: 'Old', photoUrls });
  const more = [8, 7, 6, 5, 4].map((n) => listed(createdAt(n)));
  await Promise.all(more);
  for (const status of ['paused', 'ended', 'sold', 'reserved', 'removed']) await listed({ status });
  const listings = async () => (await pageOf(ana, bea)).body.listings as { id: number }[];
  const six = await listings();
  expect(six).toHaveLength(6);
  expect(six.at(-1)).toEqual({
    id: old,
    title: 'Old',
    price: 4800,
    imageUrl: photoUrls[0],
    category: 'Other',
    serviceIcon: null,
  });
  const newest = await listed(createdAt(1));
  expect((await listings()).map(({ id }) => id)).toEqual([newest, ...six.slice(0, 5).map(({ id }) => id)]);
});
