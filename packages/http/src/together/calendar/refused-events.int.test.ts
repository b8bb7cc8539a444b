import { addDays } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEvent, addedId, dayAhead, eventOn } from '../../../testing/calendar-setup.ts';
import { listAt, mother } from '../../../testing/mothers.ts';
import { confirmedSwap } from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const day = dayAhead(10);
const storedBy = ({ id: userId }: { id: number }) =>
  server
    .knex('calendar_events')
    .where({ userId })
    .select('title', 'time', 'repeat', 'exceptions', 'deletedAt');

describe('an event that is refused', () => {
  it.each([
    ['no title', { ...eventOn(day), title: undefined }, 'title', 'Title is required'],
    ['an empty title', { ...eventOn(day), title: ' \u200b ' }, 'title', 'Title is required'],
    [
      'a long title',
      { ...eventOn(day), title: 'x'.repeat(101) },
      'title',
      'Title must be 100 characters or fewer',
    ],
    ['no date', { title: 'Swim class' }, 'date', 'Date is required'],
    ['an empty date', { title: 'Swim class', date: '' }, 'date', 'Date is required'],
    ['a day that does not exist', eventOn('2030-02-30'), 'date', 'Date is required'],
    ['a past date', eventOn(dayAhead(-2)), 'date', 'Please choose today or a later day'],
    ['a date far ahead', eventOn('9999-12-31'), 'date', 'Please choose a date within the next five years'],
    [
      'an end before its start',
      { ...eventOn(day), end: `${day}T08:00` },
      'end',
      'It cannot end before it starts',
    ],
    [
      'a repeat that never ends',
      { ...eventOn(day), repeat: 'weekly' },
      'until',
      'Please choose when it stops repeating',
    ],
    [
      'a repeat for ever',
      { ...eventOn(day), repeat: 'weekly', until: '9999-12-31' },
      'until',
      'An event can repeat for two years at most',
    ],
    [
      'a time zone that is none',
      { ...eventOn(day), timeZone: 'Mars/Olympus' },
      'timeZone',
      'We do not know this time zone',
    ],
  ])('for %s says so at the field, and changes nothing', async (_, event, path, message) => {
    const ana = await mother(server);
    const id = await addedId(ana, eventOn(day));
    const before = await storedBy(ana);
    for (const reply of [await addEvent(ana, event), await ana.put(`/api/calendar/${id}`, event)]) {
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ error: 'VALIDATION', message, issues: [{ path, message }] });
    }
    expect(await storedBy(ana)).toEqual(before);
  });

  it('of someone else is not found by her', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    const id = await addedId(ana, eventOn(day));
    const before = await storedBy(ana);
    const replies = [
      await bea.put(`/api/calendar/${id}`, eventOn(day)),
      await bea.delete(`/api/calendar/${id}`),
      await bea.get(`/api/calendar/${id}/event.ics`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await bea.post(`/api/calendar/${id}/restore`)).status).toBe(409);
    expect(await storedBy(ana)).toEqual(before);
  });

  it('is a swap, which is changed where it is handled', async () => {
    const { ana } = await confirmedSwap(server);
    const [swap] = await listAt(ana, '/api/calendar');
    expect(swap?.swapId).toBeTypeOf('number');
    const refused = { error: 'HANDLED_ELSEWHERE', message: 'A swap is changed in Babysitting Swaps.' };
    const changed = await ana.put(`/api/calendar/${swap?.id}`, eventOn(day));
    expect([changed.status, changed.body]).toEqual([403, refused]);
    expect((await ana.delete(`/api/calendar/${swap?.id}`)).body).toEqual(refused);
    expect(await listAt(ana, '/api/calendar')).toEqual([swap]);
  });

  it('is one too many', async () => {
    const ana = await mother(server);
    await server.knex.raw(
      `insert into calendar_events (user_id, title, date, created_at)
       select ?, 'Full', now() - n * interval '1 day', now() from generate_series(1, 1000) n`,
      [ana.id],
    );
    expect((await addEvent(ana, eventOn(day))).body.error).toBe('CALENDAR_FULL');
  });

  it('is one repeating event too many, also by a change and by a deletion taken back', async () => {
    const ana = await mother(server);
    const repeating = { ...eventOn(day), repeat: 'weekly', until: addDays(day, 21) };
    const deleted = await addedId(ana, repeating);
    await ana.delete(`/api/calendar/${deleted}?scope=following`);
    const id = await addedId(ana, repeating);
    const single = await addedId(ana, eventOn(day));
    await server.knex.raw(
      `insert into calendar_events (user_id, title, date, created_at, time, time_zone, repeat, ends_at)
       select user_id, title, date, created_at, time, time_zone, repeat, ends_at
       from calendar_events, generate_series(1, 99) where id = ?`,
      [id],
    );
    const before = await storedBy(ana);
    const message = 'Your calendar holds 100 repeating events at most.';
    for (const reply of [
      await addEvent(ana, repeating),
      await ana.put(`/api/calendar/${single}`, repeating),
      await ana.put(`/api/calendar/${id}`, { ...repeating, on: addDays(day, 7), scope: 'following' }),
      await ana.post(`/api/calendar/${deleted}/restore`),
    ]) {
      expect([reply.status, reply.body.error, reply.body.message]).toEqual([409, 'CALENDAR_FULL', message]);
    }
    expect(await storedBy(ana)).toEqual(before);
    expect((await ana.put(`/api/calendar/${id}`, { ...repeating, scope: 'following' })).status).toBe(200);
  });

  it('is a deletion that is taken back after more than a day', async () => {
    const ana = await mother(server);
    const id = await addedId(ana, { ...eventOn(day), repeat: 'weekly', until: addDays(day, 21) });
    await ana.delete(`/api/calendar/${id}`);
    await server
      .knex('calendar_events')
      .where({ id })
      .update({ changedAt: new Date(server.clock.now().getTime() - 25 * 3_600_000) });
    expect((await ana.post(`/api/calendar/${id}/restore`)).status).toBe(409);
  });

  it('is a range of days that is none, or too long', async () => {
    const ana = await mother(server);
    for (const [first, last] of [
      [day, addDays(day, -1)],
      [day, addDays(day, 62)],
      ['2026-02-30', day],
      ['0000-01-01', '0000-01-02'],
      ['9999-12-30', '9999-12-31'],
    ]) {
      expect((await ana.get(`/api/calendar/range?first=${first}&last=${last}`)).status).toBe(400);
    }
  });
});
