import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect, connect, listAt, mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const checkIn = (by: TestMember, location: unknown, type?: unknown) =>
  by.post('/api/checkin', { location, ...(type === undefined ? {} : { type }) });
const today = async (by: TestMember) => (await by.get('/api/checkin/today')).body.checkIn;
const nearby = (by: TestMember) => listAt(by, '/api/checkin/recent');
const newestEvent = async ({ id }: TestMember) =>
  (await server.knex('events').where({ memberId: id }).orderBy('id', 'desc').first())?.event;

/** Lets time pass, also for the jobs. */
async function pass(span: number): Promise<void> {
  server.clock.forward(span);
  await server.runJobs();
}

let cities = 0;
/** Each test has a city of its own. */
const newCity = () => ({ state: 'Texas', city: `Town ${++cities}` });
const neighbors = async (): Promise<[TestMember, TestMember]> => {
  const city = newCity();
  return [
    await mother(server, { firstName: 'Ana', ...city }),
    await mother(server, { firstName: 'Bea', ...city }),
  ];
};

describe('checking in', () => {
  it('is public unless said otherwise, and hers whoever the body names', async () => {
    const [ana, bea] = await neighbors();
    const { status, body } = await ana.post('/api/checkin', { location: ' Zilker\nPark ', userId: bea.id });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ location: 'Zilker Park', type: 'public' }),
    ]);
    expect(await today(ana)).toEqual(body);
    expect(await today(bea)).toBeNull();
  });

  it('replaces her earlier check-in', async () => {
    const [ana, bea] = await neighbors();
    await checkIn(ana, 'Library');
    await checkIn(ana, 'Playground', 'public');
    expect((await nearby(bea)).map(({ location }) => location)).toEqual(['Playground']);
    await checkIn(ana, 'At the doctor', 'private');
    expect(await nearby(bea)).toEqual([]);
    expect(await today(ana)).toMatchObject({ location: 'At the doctor', type: 'private' });
  });

  it.each([
    [{}, 'location', 'Location is required'],
    [{ location: ' \u200b ' }, 'location', 'Location is required'],
    [{ location: 'x'.repeat(10_000) }, 'location', 'Location must be 200 characters or fewer'],
    [{ location: 'Park', type: 'secret' }, 'type', 'Please select a check-in type'],
    [{ location: 'Park', type: null }, 'type', 'Please select a check-in type'],
  ])('is refused for %j', async (body, path, message) => {
    const [ana] = await neighbors();
    const reply = await ana.post('/api/checkin', body);
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]]);
    expect(await today(ana)).toBeNull();
  });

  it('stores hostile text as text', async () => {
    const [ana, bea] = await neighbors();
    const location = "<img src=x onerror=alert(1)> '; drop table checkins; --";
    await checkIn(ana, location);
    expect(await nearby(bea)).toMatchObject([{ location }]);
  });

  it('needs Pro, and checking out does not', async () => {
    const city = newCity();
    const free = await mother(server, city, 'free');
    for (const reply of [
      await checkIn(free, 'Park'),
      await free.get('/api/checkin/recent'),
      await free.get('/api/checkin/places'),
    ]) {
      expect([reply.status, reply.body.error]).toEqual([403, 'PRO_REQUIRED']);
    }
    const ana = await mother(server, city);
    await checkIn(ana, 'Park');
    await server.knex('subscriptions').where({ userId: ana.id }).update({ status: 'inactive' });
    expect(await today(ana)).toMatchObject({ location: 'Park' });
    expect((await ana.delete('/api/checkin')).body).toEqual({ message: 'Checked out' });
  });
});

describe('checking out', () => {
  it('ends it once', async () => {
    const [ana, bea] = await neighbors();
    await checkIn(ana, 'Park');
    expect((await ana.delete('/api/checkin')).status).toBe(200);
    expect([await today(ana), await nearby(bea)]).toEqual([null, []]);
    expect(await ana.delete('/api/checkin')).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND', message: 'You are not checked in.' },
    });
  });

  it('leaves nothing of a private check-in', async () => {
    const [ana] = await neighbors();
    await checkIn(ana, 'Home', 'private');
    await ana.delete('/api/checkin');
    expect(await server.knex('checkins').where({ userId: ana.id })).toEqual([]);
  });
});

describe('who is out', () => {
  it('is seen by members of the same city alone, and counted for them', async () => {
    const [ana, bea] = await neighbors();
    const elsewhere = await mother(server, newCity());
    const sameNameElsewhere = await mother(server, { city: `Town ${cities - 1}`, state: 'Ohio' });
    await checkIn(ana, 'Park');
    expect(await nearby(bea)).toMatchObject([
      { location: 'Park', relation: 'none', user: { id: ana.id, firstName: 'Ana' } },
    ]);
    expect((await bea.get('/api/counts')).body).toMatchObject({ nearby: 1 });
    for (const other of [elsewhere, sameNameElsewhere, ana]) {
      expect(await nearby(other)).toEqual([]);
      expect((await other.get('/api/counts')).body).toMatchObject({ nearby: 0 });
    }
  });

  it('is seen by a connection wherever she lives', async () => {
    const [ana] = await neighbors();
    const [friend, stranger] = [await mother(server, newCity()), await mother(server, newCity())];
    await connect(server, ana, friend);
    await checkIn(ana, 'Park');
    const { city } = await server.knex('users').where({ id: ana.id }).first('city');
    expect(await nearby(friend)).toMatchObject([{ location: 'Park', city, relation: 'connected' }]);
    expect((await friend.get('/api/counts')).body).toMatchObject({ nearby: 1 });
    expect(await newestEvent(friend)).toEqual({ type: 'check-in' });
    expect(await nearby(stranger)).toEqual([]);
    await ana.post(`/api/blocks/${friend.id}`);
    expect(await nearby(friend)).toEqual([]);
  });

  it('is not shown to strangers who came to the city less than three days ago, nor are its places', async () => {
    server.clock.hold();
    const texas = { state: 'TX', city: 'Plano' };
    const [ana, bea, friend, spy] = [
      await mother(server, { firstName: 'Ana', ...texas }),
      await mother(server, texas),
      await mother(server, { state: 'TX', city: 'Waco' }),
      await mother(server, { state: 'TX', city: 'Waco' }),
    ];
    await connect(server, ana, friend);
    const moveToPlano = (by: TestMember, zipCode: string) =>
      by.put('/api/profile/basic', { firstName: 'Eve', ...texas, zipCode, age: 40 });
    for (const by of [friend, spy]) expect((await moveToPlano(by, '75023')).status).toBe(200);
    const seen = async (by: TestMember) => ({
      list: (await nearby(by)).map(({ location }) => location),
      count: (await by.get('/api/counts')).body.nearby,
      places: await listAt(by, '/api/checkin/places'),
    });
    const nothing = { list: [], count: 0, places: [] };
    const everything = { list: ['Library', 'Library'], count: 2, places: ['Library'] };
    const checkInAll = async () => {
      for (const by of [ana, bea]) await checkIn(by, 'Library');
    };
    await checkInAll();
    for (let times = 0; times < 100; times += 1) expect(await nearby(spy)).toEqual([]);
    expect(await seen(spy)).toEqual(nothing);
    expect(await seen(friend)).toEqual({ list: ['Library'], count: 1, places: [] });
    expect(await newestEvent(spy)).toBeUndefined();
    server.clock.forward(days(3) - minutes(1));
    await checkInAll();
    await moveToPlano(friend, '75024');
    expect(await seen(spy)).toEqual(nothing);
    server.clock.forward(minutes(1));
    expect([await seen(spy), await seen(friend)]).toEqual([everything, everything]);
  });

  it('is not seen across a block, in either direction', async () => {
    const [ana, bea] = await neighbors();
    await checkIn(ana, 'Park');
    await checkIn(bea, 'Library');
    await ana.post(`/api/blocks/${bea.id}`);
    expect([await nearby(ana), await nearby(bea)]).toEqual([[], []]);
    expect((await bea.get('/api/counts')).body).toMatchObject({ nearby: 0 });
  });

  it('says what she is to the reader', async () => {
    const [ana, bea] = await neighbors();
    await checkIn(ana, 'Park');
    const relation = async (by: TestMember) => (await nearby(by)).map((entry) => String(entry.relation));
    await askToConnect(bea, ana);
    expect(await relation(bea)).toEqual(['requested']);
    await checkIn(bea, 'Park');
    expect(await relation(ana)).toEqual(['requested-by']);
    await askToConnect(ana, bea);
    expect([await relation(ana), await relation(bea)]).toEqual([['connected'], ['connected']]);
  });

  it('is told to the pages of whoever is out there or connected with her, and to nobody else', async () => {
    const [ana, bea] = await neighbors();
    const city = await server.knex('users').where({ id: ana.id }).first('city', 'state');
    const [friend, stranger] = [await mother(server, city), await mother(server, city)];
    await connect(server, ana, friend);
    await checkIn(bea, 'Library');
    await checkIn(ana, 'Park');
    const told = [ana, bea, friend, stranger].map(newestEvent);
    expect(await Promise.all(told)).toEqual([
      { type: 'check-in' },
      { type: 'check-in' },
      { type: 'check-in' },
      undefined,
    ]);
  });

  it('stays so for 24 hours, and a job ends it', async () => {
    const [ana, bea] = await neighbors();
    await checkIn(ana, 'Park');
    await pass(hours(24) - minutes(1));
    expect(await nearby(bea)).toHaveLength(1);
    server.clock.forward(minutes(1));
    expect([await nearby(bea), await today(ana)]).toEqual([[], null]);
    await pass(minutes(1));
    const rows = await server.knex('checkins').where({ userId: ana.id });
    expect(rows.map(({ endedAt }) => endedAt !== null)).toEqual([true]);
  });

  it('is not ended by the job of an earlier check-in', async () => {
    const [ana] = await neighbors();
    await checkIn(ana, 'Park');
    await pass(hours(12));
    await checkIn(ana, 'Library');
    await pass(hours(12));
    expect(await today(ana)).toMatchObject({ location: 'Library' });
  });

  it('has as many pages as it needs', async () => {
    const city = newCity();
    const reader = await mother(server, city);
    for (const location of ['One', 'Two', 'Three']) await checkIn(await mother(server, city), location);
    const first = await reader.get('/api/checkin/recent?limit=2');
    expect(JSON.parse(first.text)).toMatchObject([{ location: 'Three' }, { location: 'Two' }]);
    const [, next = ''] = /<([^>]*)>/.exec(String(first.headers.get('link'))) ?? [];
    expect(await listAt(reader, next)).toMatchObject([{ location: 'One' }]);
  });
});

describe('the suggested places', () => {
  it('are those where several members of her city were, the most visited first', async () => {
    const city = newCity();
    const [ana, bea, cleo, dana] = [
      await mother(server, city),
      await mother(server, city),
      await mother(server, city),
      await mother(server, city),
    ];
    for (const member of [ana, bea]) await checkIn(member, 'City Library');
    for (const member of [ana, bea, cleo, dana]) await checkIn(member, 'Zilker Park');
    await checkIn(cleo, 'My kitchen');
    for (const member of [ana, bea]) await checkIn(member, 'A secret place', 'private');
    expect(await listAt(cleo, '/api/checkin/places')).toEqual(['Zilker Park', 'City Library']);
    expect(await listAt(await mother(server, newCity()), '/api/checkin/places')).toEqual([]);
    server.clock.forward(days(91));
    expect(await listAt(await mother(server, city), '/api/checkin/places')).toEqual([]);
  });

  it('do not tell who guesses a place that one other was there, nor count whom a block hides', async () => {
    const city = newCity();
    const [ana, bea, spy] = [
      await mother(server, city),
      await mother(server, city),
      await mother(server, city),
    ];
    for (const member of [ana, spy]) await checkIn(member, '12 Oak Street');
    expect(await listAt(spy, '/api/checkin/places')).toEqual([]);
    await checkIn(bea, '12 Oak Street');
    expect(await listAt(spy, '/api/checkin/places')).toEqual(['12 Oak Street']);
    await bea.post(`/api/blocks/${spy.id}`);
    expect(await listAt(spy, '/api/checkin/places')).toEqual([]);
  });
});

it('checks in once where two pages of hers do so at once', async () => {
  const [ana] = await neighbors();
  const replies = await Promise.all(['Park', 'Library', 'School'].map((place) => checkIn(ana, place)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await server.knex('checkins').where({ userId: ana.id, endedAt: null })).toHaveLength(1);
});
