import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, mother } from '../../../testing/mothers.ts';
import {
  answerTime,
  confirmedSwap,
  forbidden,
  inDays,
  notFound,
  pendingSwap,
  proposeTime,
  takeBackTime,
} from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const [arranged, proposed] = [inDays(2), inDays(4)];
const confirmedOf = async (member: Visitor) => (await listAt(member, '/api/swaps/confirmed'))[0];
const twoHours = { date: proposed.toISOString(), until: later(proposed, hours(2)).toISOString() };
const storedDate = async (swapId: number) =>
  (await server.knex('babysitting_swaps').where({ id: swapId }).first()).date;
const inCalendars = async (swapId: number): Promise<Date[]> =>
  (await server.knex('calendar_events').where({ swapId })).map(({ date }) => date);

describe('another time for a swap', () => {
  it('is proposed by one and agreed to by the other, with which both calendars move', async () => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    const asked = await proposeTime(bea, swapId, proposed);
    expect([asked.status, asked.body]).toEqual([
      200,
      expect.objectContaining({
        date: arranged.toISOString(),
        proposedTime: { ...twoHours, mine: true },
        actions: ['takeBackTime'],
      }),
    ]);
    expect(await confirmedOf(ana)).toMatchObject({
      proposedTime: { ...twoHours, mine: false },
      actions: ['cancel', 'agreeToTime', 'declineTime'],
    });
    expect(await inCalendars(swapId)).toEqual([arranged, arranged]);
    const agreed = await answerTime(ana, swapId, proposed, 'agreed');
    expect(agreed).toMatchObject({ status: 200, body: { date: proposed.toISOString(), proposedTime: null } });
    expect(await inCalendars(swapId)).toEqual([proposed, proposed]);
    expect(await listAt(ana, '/api/calendar')).toMatchObject([{ swapId, date: proposed.toISOString() }]);
    expect(await confirmedOf(bea)).toMatchObject({ date: proposed.toISOString(), actions: ['proposeTime'] });
  });

  it.each([
    ['declined', (ana: Visitor, _: Visitor, id: number) => answerTime(ana, id, proposed, 'declined')],
    ['taken back', (_: Visitor, bea: Visitor, id: number) => takeBackTime(bea, id)],
  ])('stays as it was when it is %s, and another can be proposed', async (_, end) => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    await proposeTime(bea, swapId, proposed);
    expect(await end(ana, bea, swapId)).toMatchObject({
      status: 200,
      body: { date: arranged.toISOString(), proposedTime: null },
    });
    expect(await inCalendars(swapId)).toEqual([arranged, arranged]);
    expect((await proposeTime(ana, swapId, inDays(5))).status).toBe(200);
  });

  it('is refused where there is nothing to propose or to answer, and to whom it is not', async () => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    const refused = async (reply: Promise<{ status: number; body: unknown }>, status: number, body: object) =>
      expect(await reply).toMatchObject({ status, body });
    const conflict = { error: 'CONFLICT' };
    await refused(answerTime(ana, swapId, proposed, 'agreed'), 409, conflict);
    await refused(takeBackTime(ana, swapId), 403, forbidden);
    await proposeTime(ana, swapId, proposed);
    await refused(proposeTime(ana, swapId, proposed), 409, { error: 'ALREADY_PROPOSED' });
    await refused(proposeTime(bea, swapId, inDays(5)), 409, { error: 'TIME_PROPOSED' });
    await refused(answerTime(ana, swapId, proposed, 'agreed'), 403, forbidden);
    await refused(answerTime(bea, swapId, inDays(5), 'agreed'), 409, conflict);
    await refused(answerTime(bea, swapId, proposed, 'maybe'), 400, { error: 'VALIDATION' });
    await refused(takeBackTime(bea, swapId), 403, forbidden);
    const stranger = await mother(server);
    for (const call of [
      proposeTime(stranger, swapId, inDays(5)),
      answerTime(stranger, swapId, proposed, 'agreed'),
      takeBackTime(stranger, swapId),
    ]) {
      await refused(call, 404, notFound);
    }
    expect(await storedDate(swapId)).toEqual(arranged);
    const waiting = await pendingSwap(server);
    await refused(proposeTime(waiting.ana, waiting.swapId, proposed), 403, forbidden);
  });

  it.each([
    ['that has passed', later(new Date(), -hours(1)), 'Please choose a time in the future'],
    ['over a year ahead', inDays(366), 'Please choose a time within the next year'],
    ['that is arranged', arranged, 'Please choose another time than the one that is arranged'],
  ])('is refused at its field for a time %s', async (_, date, message) => {
    const { ana, swapId } = await confirmedSwap(server);
    const reply = await proposeTime(ana, swapId, date);
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path: 'date', message }]]);
  });

  it('is refused with a time zone that is none', async () => {
    const { ana, swapId } = await confirmedSwap(server);
    const body = { date: proposed.toISOString(), timeZone: 'Mars/Olympus' };
    expect((await ana.post(`/api/swaps/${swapId}/time`, body)).body.issues).toMatchObject([
      { path: 'timeZone' },
    ]);
  });

  it('takes eight statements at most', async () => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    const calls = [
      () => proposeTime(ana, swapId, proposed),
      () => takeBackTime(ana, swapId),
      () => proposeTime(ana, swapId, proposed),
      () => answerTime(bea, swapId, proposed, 'agreed'),
    ];
    for (const call of calls) {
      const statements = await server.statements.during(async () => expect((await call()).status).toBe(200));
      expect(statements.length).toBeLessThanOrEqual(8);
    }
  });
});

describe('another time for a swap that waits for its answer', () => {
  const pendingOf = async (member: Visitor) => (await listAt(member, '/api/swaps/pending'))[0];

  it('is suggested by the recipient, and arranged once the requester agrees', async () => {
    const { ana, bea, swapId } = await pendingSwap(server);
    expect(await proposeTime(bea, swapId, proposed)).toMatchObject({
      status: 200,
      body: { status: 'pending', proposedTime: { ...twoHours, mine: true }, times: [{}] },
    });
    expect(await pendingOf(ana)).toMatchObject({
      proposedTime: { ...twoHours, mine: false },
      actions: ['cancel', 'agreeToTime', 'declineTime'],
    });
    expect((await ana.get('/api/counts')).body).toMatchObject({ swapAnswers: 1 });
    const statements = await server.statements.during(async () =>
      expect(await answerTime(ana, swapId, proposed, 'agreed')).toMatchObject({
        status: 200,
        body: { status: 'confirmed', date: proposed.toISOString(), proposedTime: null },
      }),
    );
    expect(statements.length).toBeLessThanOrEqual(8);
    expect(await inCalendars(swapId)).toEqual([proposed, proposed]);
    expect((await ana.get('/api/counts')).body).toMatchObject({ swapAnswers: 0 });
    expect(await listAt(bea, '/api/swaps/pending')).toEqual([]);
  });

  it.each([
    ['declined', (ana: Visitor, _: Visitor, id: number) => answerTime(ana, id, proposed, 'declined')],
    ['taken back', (_: Visitor, bea: Visitor, id: number) => takeBackTime(bea, id)],
  ])('leaves all that was asked for when it is %s', async (_, end) => {
    const { ana, bea, swapId } = await pendingSwap(server);
    const before = await pendingOf(bea);
    await proposeTime(bea, swapId, proposed);
    expect((await end(ana, bea, swapId)).status).toBe(200);
    expect(await pendingOf(bea)).toEqual(before);
  });

  it('leaves nothing for the recipient to answer once what was asked for has passed', async () => {
    const { ana, bea, swapId } = await pendingSwap(server);
    const counted = async () => (await bea.get('/api/counts')).body.swaps;
    await proposeTime(bea, swapId, proposed);
    expect(await counted()).toBe(1);
    await server
      .knex('babysitting_swaps')
      .where({ id: swapId })
      .update({ date: later(server.clock.now(), -hours(1)) });
    expect(await counted()).toBe(0);
    expect(await pendingOf(bea)).toMatchObject({ id: swapId, actions: ['decline', 'takeBackTime'] });
    expect((await ana.get('/api/counts')).body).toMatchObject({ swapAnswers: 1 });
  });

  it('goes with the request', async () => {
    const { ana, bea, swapId } = await pendingSwap(server);
    await proposeTime(bea, swapId, proposed);
    expect((await ana.post(`/api/swaps/${swapId}/cancel`)).status).toBe(200);
    const stored = await server.knex('babysitting_swaps').where({ id: swapId }).first();
    expect(stored).toMatchObject({ status: 'cancelled', proposedBy: null, proposedDate: null });
  });
});
