import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { sharedAfterEnd } from '@nestmates/domain/together/shared-plans/shared-plan.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { connect, listAt, mother } from '../../../testing/mothers.ts';
import {
  accept,
  beginningsIn,
  cancel,
  decline,
  entriesOfPlaydate,
  planner,
  playdateStatus,
  playmate,
  playmates,
  proposeAnew,
  proposed,
  scheduled,
  suggestTo,
} from '../../../testing/playdate-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let start: Date;
beforeAll(async () => {
  server = await testServer();
  start = server.clock.now();
});
afterAll(() => server.close());

/** Counted from one moment, so that the same count is the same time. */
const inDays = (count: number) => later(start, days(count)).toISOString();

describe('a playdate that is suggested', () => {
  it('proposes three common times, in both lists and in the thread of the two', async () => {
    const { ana, bea } = await playmates(server);
    const { status, body } = await suggestTo(ana, bea);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        status: 'proposed',
        user: { id: bea.id, firstName: 'Bea', profilePhotoUrl: null },
        proposedByMe: true,
        times: Array(3).fill({ date: expect.any(String), until: expect.any(String), passed: false }),
        date: null,
        until: null,
        place: null,
        children: { mine: [], theirs: [] },
        actions: ['withdraw'],
        createdAt: expect.any(String),
      },
    ]);
    const hers = {
      ...body,
      user: { id: ana.id, firstName: 'Ana', profilePhotoUrl: null },
      proposedByMe: false,
      actions: ['accept', 'decline', 'proposeAnew'],
    };
    expect(await listAt(bea, '/api/playdates/proposed')).toEqual([hers]);
    expect(await listAt(bea, `/api/playdates/with/${ana.id}`)).toEqual([hers]);
    expect(await listAt(ana, '/api/playdates/proposed')).toEqual([body]);
    const [message] = await listAt(ana, `/api/messages/${bea.id}`);
    expect(message).toMatchObject({ senderId: ana.id, playdateId: body.id });
    expect(message?.message).toContain('meet for a playdate');
  });

  it('leaves out what either calendar holds', async () => {
    const { ana, bea } = await playmates(server);
    const busy = { title: 'Away', allDay: true, timeZone: 'America/Chicago', end: inDays(10).slice(0, 10) };
    await ana.post('/api/calendar', { ...busy, date: inDays(0).slice(0, 10) });
    const { body } = await suggestTo(ana, bea);
    for (const time of beginningsIn(body.times)) expect(time > inDays(10).slice(0, 10)).toBe(true);
  });

  it('is refused to a stranger, a blocked member, oneself and nobody', async () => {
    const ana = await planner(server);
    const [stranger, blocked] = [await playmate(server), await playmate(server)];
    await connect(server, ana, blocked);
    await blocked.post(`/api/blocks/${ana.id}`);
    const refused = async (id: number) => {
      const { status, body } = await suggestTo(ana, { id });
      return [status, body.error];
    };
    expect(await refused(stranger.id)).toEqual([403, 'NOT_CONNECTED']);
    expect(await refused(blocked.id)).toEqual([404, 'NOT_FOUND']);
    expect(await refused(ana.id)).toEqual([400, 'VALIDATION']);
    expect(await refused(999_999)).toEqual([404, 'NOT_FOUND']);
    expect(await server.knex('playdates').where({ userIdOne: ana.id })).toEqual([]);
    expect(await server.knex('messages').where({ senderId: ana.id })).toEqual([]);
  });

  it('is refused without Premium, and where the two have no time in common', async () => {
    const [ana, pro] = [await planner(server), await mother(server)];
    const never = await playmate(server, 'Nell', { availability: ['planned-activities'] });
    await connect(server, ana, never);
    expect((await suggestTo(pro, ana)).body.error).toBe('PREMIUM_REQUIRED');
    const { status, body } = await suggestTo(ana, never);
    expect([status, body.error]).toEqual([409, 'NO_COMMON_TIME']);
    expect(await server.knex('playdates').where({ userIdOne: ana.id })).toEqual([]);
  });

  it('is refused while another waits, from either side, and possible once that has lapsed', async () => {
    const { ana, bea, playdateId, times } = await proposed(server);
    expect((await suggestTo(ana, bea)).body.error).toBe('ALREADY_PROPOSED');
    await server
      .knex('playdates')
      .where({ id: playdateId })
      .update({
        times: [inDays(-1)],
        endsAt: inDays(-1),
      });
    expect((await accept(bea, playdateId, times[0])).body.error).toBe('PLAYDATE_LAPSED');
    expect(await listAt(bea, '/api/playdates/proposed')).toEqual([]);
    expect(await listAt(bea, '/api/playdates/past')).toMatchObject([{ status: 'expired', actions: [] }]);
    expect((await suggestTo(ana, bea)).status).toBe(200);
    expect(await playdateStatus(server, playdateId)).toBe('expired');
  });
});

describe('a plan as it was chosen', () => {
  const childOf = async ({ id }: { readonly id: number }) =>
    (await server.knex('children').where({ userId: id }).first('id')).id;

  it('is read by each in her own words, with its end, its place and who comes along', async () => {
    const { ana, bea } = await playmates(server);
    const [hers, beas] = [await childOf(ana), await childOf(bea)];
    const time = { date: inDays(4), until: later(start, days(4) + hours(3)).toISOString() };
    const plan = { targetUserId: bea.id, times: [time], place: { of: ana.id }, childIds: [hers] };
    const { status, body } = await ana.post('/api/suggest-meetup', plan);
    expect([status, body]).toMatchObject([
      200,
      { times: [time], place: { of: ana.id }, children: { mine: [{ id: hers, age: 4 }], theirs: [] } },
    ]);
    const [read] = await listAt(bea, '/api/playdates/proposed');
    expect(read?.children).toEqual({ mine: [], theirs: [{ gender: 'girl', age: 4 }] });
    const taken = { time: time.date, childIds: [beas] };
    const accepted = await bea.post(`/api/playdates/${body.id}/accept`, taken);
    expect(accepted.body).toMatchObject({
      ...time,
      children: { mine: [{ id: beas }], theirs: [{ age: 4 }] },
    });
    const entries = await server
      .knex('calendar_events')
      .where({ playdateId: body.id })
      .orderBy('userId')
      .select('description', 'time');
    const span = { end: time.until.slice(0, 16) };
    expect(entries).toMatchObject([
      { description: 'My place', time: span },
      { description: 'Ana’s place', time: span },
    ]);
    const shared = await bea.post('/api/shared-plans', { playdateId: body.id });
    expect(shared.body).toMatchObject({
      endsAt: later(new Date(time.until), sharedAfterEnd).toISOString(),
    });
    const link = String(shared.body.url).replace(/^.*\/plan\//, '/api/shared-plan/');
    expect((await server.visitor().get(link)).body).toMatchObject({ place: 'Ana’s place' });
    expect((await bea.get('/api/account/export')).text).not.toContain('My place');
  });

  it('is refused with an end before its beginning, children of others, and the place of a third', async () => {
    const { ana, bea } = await playmates(server);
    const cleo = await planner(server, 'Cleo');
    const [hers, beas] = [await childOf(ana), await childOf(bea)];
    const plan = { targetUserId: bea.id, times: [{ date: inDays(4) }], childIds: [hers] };
    for (const [wrong, path, message] of [
      [{ times: [{ date: inDays(4), until: inDays(3) }] }, 'until', 'The end must come after the beginning'],
      [{ times: [{ date: inDays(-1) }] }, 'times', 'Please choose a time in the future'],
      [{ childIds: [beas] }, 'childIds', 'Please choose from your own children'],
      [{ place: { of: cleo.id } }, 'place', 'Please choose the place of one of you two'],
      [
        { place: { name: 'Your  place' } },
        'place.name',
        'Please choose whose place it is, or name a public place',
      ],
    ] as const) {
      const { status, body } = await ana.post('/api/suggest-meetup', { ...plan, ...wrong });
      expect([status, body.issues]).toEqual([400, [{ path, message }]]);
    }
    expect(await listAt(bea, '/api/playdates/proposed')).toEqual([]);
    expect((await ana.post('/api/suggest-meetup', { ...plan, place: { name: ' ' } })).status).toBe(400);
  });

  it('of an older version of the server takes two hours', async () => {
    const { bea, playdateId, times } = await proposed(server);
    await server.knex('playdates').where({ id: playdateId }).update({ lengthsMs: [] });
    const until = later(new Date(Object(times)[0]), hours(2)).toISOString();
    expect((await listAt(bea, '/api/playdates/proposed'))[0]?.times).toContainEqual({
      date: times[0],
      until,
      passed: false,
    });
  });
});

describe('what the planner would suggest', () => {
  it('is read by a connection with Premium, and sends nothing', async () => {
    const { ana, bea } = await playmates(server);
    const path = `/api/suggest-meetup/${bea.id}`;
    const { status, body } = await ana.get(path);
    expect([status, beginningsIn(body.times).length, body.places]).toEqual([200, 12, []]);
    expect(await listAt(ana, '/api/playdates/proposed')).toEqual([]);
    expect(await listAt(ana, `/api/messages/${bea.id}`)).toEqual([]);
    expect((await bea.get(`/api/suggest-meetup/${ana.id}`)).body.error).toBe('PREMIUM_REQUIRED');
    const stranger = await playmate(server);
    expect((await ana.get(`/api/suggest-meetup/${stranger.id}`)).body.error).toBe('NOT_CONNECTED');
    await bea.post(`/api/blocks/${ana.id}`);
    expect((await ana.get(path)).status).toBe(404);
  });

  it('is no way to follow the calendar of the other', async () => {
    const { ana, bea } = await playmates(server);
    const path = `/api/suggest-meetup/${bea.id}`;
    for (let nth = 0; nth < 30; nth += 1) expect((await ana.get(path)).status).toBe(200);
    expect((await ana.get(path)).status).toBe(429);
  });
});

describe('a proposal', () => {
  it('is accepted by the invited, stands in both calendars, and is only changed here', async () => {
    const { ana, bea, playdateId, times } = await proposed(server);
    expect((await accept(ana, playdateId, times[0])).body.error).toBe('FORBIDDEN');
    expect((await accept(bea, playdateId, inDays(2))).body.error).toBe('CONFLICT');
    const { status, body } = await accept(bea, playdateId, times[1]);
    expect([status, body.status, body.date, body.actions]).toEqual([200, 'scheduled', times[1], ['cancel']]);
    expect(await listAt(ana, '/api/playdates/scheduled')).toMatchObject([{ id: playdateId, date: times[1] }]);
    expect(await entriesOfPlaydate(server, playdateId)).toEqual([
      { userId: ana.id, title: 'Playdate with Bea' },
      { userId: bea.id, title: 'Playdate with Ana' },
    ]);
    const [entry] = await listAt(ana, '/api/calendar');
    const end = later(new Date(Object(times)[1]), hours(2))
      .toISOString()
      .slice(0, 16);
    expect(entry).toMatchObject({ type: 'playdate', playdateId, date: times[1], time: { end } });
    expect((await ana.delete(`/api/calendar/${entry?.id}`)).body).toMatchObject({
      error: 'HANDLED_ELSEWHERE',
      message: 'A playdate is changed in Playdates.',
    });
    const file = await ana.get(`/api/calendar/${entry?.id}/event.ics`);
    expect(file.text).toContain('/playdates');
    expect((await decline(bea, playdateId)).body.error).toBe('CONFLICT');
  });

  it('is declined, and stands in no calendar', async () => {
    const { ana, bea, playdateId } = await proposed(server);
    expect((await decline(bea, playdateId)).body).toMatchObject({ status: 'declined', actions: [] });
    expect(await entriesOfPlaydate(server, playdateId)).toEqual([]);
    expect(await listAt(ana, '/api/playdates/past')).toMatchObject([{ id: playdateId, status: 'declined' }]);
  });

  it('is answered with other times, which the other then answers', async () => {
    const { ana, bea, playdateId } = await proposed(server);
    const wanted = [inDays(9), inDays(8)];
    const { status, body } = await proposeAnew(bea, playdateId, wanted);
    expect([status, body.proposedByMe, beginningsIn(body.times)]).toEqual([200, true, wanted]);
    const thread = await listAt(ana, `/api/messages/${bea.id}`);
    expect(thread.map(({ senderId, playdateId: about }) => [senderId, about])).toEqual([
      [ana.id, playdateId],
      [bea.id, playdateId],
    ]);
    expect((await accept(bea, playdateId, wanted[0])).body.error).toBe('FORBIDDEN');
    expect((await accept(ana, playdateId, wanted[0])).body.date).toBe(wanted[0]);
  });

  it.each([
    ['no times', [], 'Please choose at least one time'],
    ['a time that has passed', [-1], 'Please choose a time in the future'],
    ['four times', [1, 2, 3, 4], 'You can offer up to three times'],
    ['one twice', [2, 2], 'Please choose times that differ'],
    ['a far one', [100], 'Please choose a time within the next three months'],
  ])('is not answered with %s', async (_, ahead, message) => {
    const { bea, playdateId, times } = await proposed(server);
    const { status, body } = await proposeAnew(bea, playdateId, ahead.map(inDays));
    expect([status, body.message]).toEqual([400, message]);
    const [kept] = await listAt(bea, '/api/playdates/proposed');
    expect(beginningsIn(kept?.times)).toEqual(times);
  });

  it('is taken back by its proposer', async () => {
    const { ana, bea, playdateId, times } = await proposed(server);
    expect((await cancel(bea, playdateId)).body.error).toBe('FORBIDDEN');
    expect((await cancel(ana, playdateId)).body).toMatchObject({ status: 'cancelled', date: null });
    expect((await accept(bea, playdateId, times[0])).body.error).toBe('CONFLICT');
  });

  it('offers further common times, without those that it holds', async () => {
    const { ana, bea, playdateId, times } = await proposed(server);
    const offered = beginningsIn((await bea.get(`/api/playdates/${playdateId}/times`)).body.times);
    expect(offered).toHaveLength(12);
    for (const time of times) expect(offered).not.toContain(time);
    expect((await ana.get('/api/playdates/999999/times')).status).toBe(404);
  });
});

describe('a playdate that is planned', () => {
  it.each(['ana', 'bea'] as const)('is cancelled by %s and leaves both calendars', async (who) => {
    const two = await scheduled(server);
    expect((await cancel(two[who], two.playdateId)).body).toMatchObject({
      status: 'cancelled',
      date: two.times[0],
    });
    expect(await entriesOfPlaydate(server, two.playdateId)).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const { playdateId, times } = await proposed(server);
    const cleo = await planner(server, 'Cleo');
    for (const reply of [
      await accept(cleo, playdateId, times[0]),
      await decline(cleo, playdateId),
      await proposeAnew(cleo, playdateId, [inDays(3)]),
      await cancel(cleo, playdateId),
      await cleo.get(`/api/playdates/${playdateId}/times`),
    ]) {
      expect([reply.status, reply.body.message]).toEqual([404, 'We could not find this playdate.']);
    }
  });

  it.each([
    ['parting', (ana: { id: number }) => ['delete', `/api/matches/${ana.id}`] as const],
    ['blocking', (ana: { id: number }) => ['post', `/api/blocks/${ana.id}`] as const],
  ])('ends with %s, and leaves both calendars and the thread', async (_, call) => {
    const { ana, bea, playdateId } = await scheduled(server);
    const [method, path] = call(ana);
    await bea.send(method, path);
    expect(await playdateStatus(server, playdateId)).toBeUndefined();
    expect(await entriesOfPlaydate(server, playdateId)).toEqual([]);
    expect(await listAt(ana, '/api/playdates/scheduled')).toEqual([]);
    expect(await listAt(ana, '/api/calendar')).toEqual([]);
    expect(await server.knex('messages').where({ senderId: ana.id }).whereNotNull('playdateId')).toEqual([]);
  });

  it('ends with the account of either', async () => {
    const { ana, bea, playdateId } = await scheduled(server);
    await bea.delete('/api/account', { password: memberPassword });
    expect(await playdateStatus(server, playdateId)).toBeUndefined();
    expect(await listAt(ana, '/api/calendar')).toEqual([]);
  });
});
