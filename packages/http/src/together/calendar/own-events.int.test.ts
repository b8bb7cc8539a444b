import { addDays } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addEvent,
  addedId,
  dayAhead,
  daysOf,
  eventOn,
  eventsFrom,
  timeZone,
} from '../../../testing/calendar-setup.ts';
import { listAt, mother } from '../../../testing/mothers.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const day = dayAhead(10);
const weeks = [day, addDays(day, 7), addDays(day, 14)];
const weekly = eventOn(day, { repeat: 'weekly', until: weeks[2] });
const notFound = { error: 'NOT_FOUND', message: 'We could not find this event.' };

describe('an event', () => {
  it.each([
    ['PST', 'America/Los_Angeles'],
    ['america/chicago', 'America/Chicago'],
  ])('may be entered by a clock that is called %s', async (given, spelled) => {
    const ana = await mother(server);
    const { status, body } = await addEvent(ana, eventOn(day, { timeZone: given }));
    expect([status, body.time]).toMatchObject([200, { start: `${day}T09:00`, timeZone: spelled }]);
    const events = await listAt(ana, `/api/calendar/range?first=${day}&last=${day}&timeZone=${given}`);
    expect(events).toEqual([body]);
    expect(await listAt(ana, `/api/calendar?timeZone=${given}`)).toEqual([body]);
    const { text } = await ana.get(`/api/calendar/${body.id}/event.ics`);
    expect(text).toContain(`BEGIN:VTIMEZONE\r\nTZID:${spelled}`);
  });

  it('stands at the time of the clock at which it was entered', async () => {
    const ana = await mother(server);
    const other = await mother(server);
    const { status, body } = await addEvent(ana, {
      ...eventOn(day),
      userId: other.id,
      description: ' Goggles ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Swim class',
      type: 'personal',
      description: 'Goggles',
      on: day,
      time: { kind: 'timed', start: `${day}T09:00`, end: null, timeZone },
      repeat: null,
      swapId: null,
    });
    expect(await listAt(ana, '/api/calendar')).toMatchObject([{ id: body.id, date: body.date }]);
    const [inTokyo] = await listAt(ana, '/api/calendar?timeZone=Asia/Tokyo');
    expect(inTokyo?.date).toBe(body.date);
    expect(inTokyo?.time).toMatchObject({ timeZone: 'Asia/Tokyo' });
    expect(await listAt(other, '/api/calendar')).toEqual([]);
  });

  it('may be entered as an instant, as the specification sends it', async () => {
    const ana = await mother(server);
    const date = `${day}T18:30:00.000Z`;
    const { body } = await addEvent(ana, { title: 'Dentist', date, type: 'check-in' });
    expect(body).toMatchObject({ date, type: 'check-in', time: { start: `${day}T18:30`, timeZone: 'UTC' } });
  });

  it('of whole days stands on the same days everywhere, and is ahead until they are over', async () => {
    const ana = await mother(server);
    const today = server.clock.now().toISOString().slice(0, 10);
    const visit = { title: 'Grandparents', date: today, end: addDays(today, 2), allDay: true };
    await addEvent(ana, visit);
    const [found] = await listAt(ana, '/api/calendar?timeZone=Pacific/Kiritimati');
    expect(found).toMatchObject({ time: { kind: 'all-day', start: today, end: visit.end } });
  });

  it('is changed, and keeps a past day that it has', async () => {
    const ana = await mother(server);
    const id = await addedId(ana, eventOn(day));
    const change = { ...eventOn(addDays(day, 1)), title: 'Swim test', end: `${addDays(day, 1)}T10:00` };
    const { status, body } = await ana.put(`/api/calendar/${id}`, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, title: 'Swim test', on: addDays(day, 1) });
    const past = dayAhead(-3);
    await server
      .knex('calendar_events')
      .where({ id })
      .update({
        time: { kind: 'timed', start: `${past}T09:00`, end: null, timeZone },
      });
    expect((await ana.put(`/api/calendar/${id}`, eventOn(past))).status).toBe(200);
    expect((await ana.put(`/api/calendar/${id}`, eventOn(dayAhead(-4)))).status).toBe(400);
  });

  it('is deleted, and is back when that is taken back', async () => {
    const ana = await mother(server);
    const id = await addedId(ana, eventOn(day));
    expect((await ana.delete(`/api/calendar/${id}`)).body).toEqual({ message: 'Event deleted' });
    expect(await eventsFrom(ana, day)).toEqual([]);
    expect(await listAt(ana, '/api/calendar')).toEqual([]);
    expect((await ana.delete(`/api/calendar/${id}`)).body).toEqual(notFound);
    expect((await ana.post(`/api/calendar/${id}/restore`)).status).toBe(200);
    expect(await eventsFrom(ana, day)).toMatchObject([{ id, title: 'Swim class' }]);
    expect((await ana.post(`/api/calendar/${id}/restore`)).body.error).toBe('CONFLICT');
  });
});

describe('an event that repeats', () => {
  it('stands on each of its days, in the months and in what is ahead, page by page', async () => {
    const ana = await mother(server);
    await addEvent(ana, weekly);
    await addEvent(ana, eventOn(addDays(day, 1), { title: 'Library' }));
    expect(daysOf(await eventsFrom(ana, day))).toEqual([...weeks, addDays(day, 1)]);
    const ahead = daysOf(await listAt(ana, `/api/calendar?timeZone=${timeZone}`));
    expect(ahead).toEqual([day, addDays(day, 1), weeks[1], weeks[2]]);
    const paged: unknown[] = [];
    for (let next: string | undefined = `/api/calendar?limit=1&timeZone=${timeZone}`; next; ) {
      const { text, headers } = await ana.get(next);
      paged.push(...daysOf(JSON.parse(text)));
      next = /^<(.+)>;/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(ahead);
  });

  it('is changed for one of its days', async () => {
    const ana = await mother(server);
    const id = await addedId(ana, weekly);
    const moved = addDays(day, 8);
    const { body } = await ana.put(`/api/calendar/${id}`, { ...eventOn(moved), on: weeks[1] });
    expect(body).toMatchObject({ id, on: weeks[1], repeat: { rhythm: 'weekly' } });
    expect(daysOf(await eventsFrom(ana, day)).sort()).toEqual([day, moved, weeks[2]]);
  });

  it('is changed from a day on, as an event of its own', async () => {
    const ana = await mother(server);
    const id = await addedId(ana, weekly);
    const later = { ...eventOn(weeks[1] ?? ''), title: 'Diving', repeat: 'weekly', until: weeks[2] };
    const { body } = await ana.put(`/api/calendar/${id}`, { ...later, on: weeks[1], scope: 'following' });
    expect(body.id).not.toBe(id);
    const titles = (await eventsFrom(ana, day)).map(({ title }) => title);
    expect(titles).toEqual(['Swim class', 'Diving', 'Diving']);
  });

  it('loses one of its days, or those from one on, until that is taken back', async () => {
    const ana = await mother(server);
    const id = await addedId(ana, weekly);
    await ana.delete(`/api/calendar/${id}?on=${weeks[1]}`);
    expect(daysOf(await eventsFrom(ana, day))).toEqual([day, weeks[2]]);
    await ana.post(`/api/calendar/${id}/restore`);
    await ana.delete(`/api/calendar/${id}?on=${weeks[1]}&scope=following`);
    expect(daysOf(await eventsFrom(ana, day))).toEqual([day]);
    await ana.post(`/api/calendar/${id}/restore`);
    expect(daysOf(await eventsFrom(ana, day))).toEqual(weeks);
  });

  it('does not come back as it was before once it was changed since', async () => {
    const ana = await mother(server);
    const id = await addedId(ana, weekly);
    await ana.delete(`/api/calendar/${id}?on=${weeks[1]}`);
    await ana.put(`/api/calendar/${id}`, { ...weekly, title: 'Diving', on: day, scope: 'following' });
    expect((await ana.post(`/api/calendar/${id}/restore`)).status).toBe(409);
  });

  it('is not on a day that it does not have', async () => {
    const ana = await mother(server);
    const id = await addedId(ana, weekly);
    expect((await ana.delete(`/api/calendar/${id}?on=${addDays(day, 1)}`)).body).toEqual(notFound);
    expect(daysOf(await eventsFrom(ana, day))).toEqual(weeks);
  });
});
