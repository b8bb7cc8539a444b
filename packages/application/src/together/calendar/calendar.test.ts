import { days } from '@nestmates/domain/platform/shared/time.ts';
import { anEvent } from '@nestmates/domain/testing/calendar/series.ts';
import { newSeries } from '@nestmates/domain/together/calendar/event-series.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { MemoryCalendarEvents } from '../../../testing/memory/memory-calendar-events.ts';
import { MemoryEvents } from '../../../testing/memory/memory-events.ts';
import { MemoryMembers } from '../../../testing/memory/memory-members.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { Calendar } from './calendar.ts';
import { CalendarPages } from './calendar-pages.ts';
import type { EventForm } from './contract.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];
const timeZone = 'America/Chicago';
const swim: EventForm = {
  title: 'Swim class',
  date: '2026-03-10T09:00',
  type: 'personal',
  timeZone,
  allDay: false,
};
const weekly = { ...swim, repeat: 'weekly', until: '2026-03-31' } as const;

async function calendarInMemory() {
  const [clock, events, transaction] = [new StoppedClock(), new MemoryEvents(), new MemoryTransaction()];
  const [store, members] = [new MemoryCalendarEvents(transaction), new MemoryMembers()];
  for (const { email } of [ana, bea]) await members.add({ email, passwordHash: '', createdAt: clock.now() });
  const pages = new CalendarPages({ clock, calendarQueries: store });
  const calendar = new Calendar({
    clock,
    events,
    transaction,
    calendarEvents: store,
    calendarQueries: store,
    members: stub({
      async lock(id) {
        transaction.lock(`member ${id}`);
        return members.lock(id);
      },
    }),
  });
  const create = async (form: EventForm = swim) => calendar.create(ana, form);
  const titles = async (first = '2026-03-01', last = '2026-04-30') =>
    (await pages.range(ana, { first, last, timeZone })).map(({ on, title }) => `${on} ${title}`);
  return { clock, events, store, calendar, pages, create, titles };
}

let app: Awaited<ReturnType<typeof calendarInMemory>>;
beforeEach(async () => {
  app = await calendarInMemory();
});

const announced = () => app.events.announced.splice(0).map(({ to, event }) => `${event.type} to ${to}`);
const fill = (count: number, repeat: 'weekly' | null = null) => {
  const { details } = newSeries(anEvent(), null);
  const ends = repeat && { rhythm: repeat, until: '2026-12-31' };
  for (let id = 1; id <= count; id += 1)
    app.store.put({ id, series: { details, repeat: ends, exceptions: [] } });
};

describe('an event', () => {
  it('is added for the member, and told to every page', async () => {
    expect(await app.create()).toMatchObject({
      id: 1,
      on: '2026-03-10',
      title: 'Swim class',
      date: '2026-03-10T14:00:00.000Z',
      createdAt: app.clock.now().toISOString(),
    });
    expect(announced()).toEqual(['calendar to 1']);
  });

  it('lies ahead, by the clock of whoever enters it', async () => {
    await app.create({ ...swim, date: '2026-03-05T01:00' });
    await expect(async () => app.create({ ...swim, date: '2026-03-04T23:00' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await app.create({ ...swim, date: '2026-03-04T23:00', timeZone: 'Pacific/Pago_Pago' });
  });

  it('is one of a thousand at most, of which a hundred repeat', async () => {
    fill(999);
    await app.create();
    await expect(app.create()).rejects.toMatchObject({
      code: 'CALENDAR_FULL',
      message: 'Your calendar holds 1000 events at most.',
    });
    app.store.kept.clear();
    fill(99, 'weekly');
    await app.create(weekly);
    await expect(app.create(weekly)).rejects.toMatchObject({
      message: 'Your calendar holds 100 repeating events at most.',
    });
  });

  it('is changed, and told so', async () => {
    await app.create();
    announced();
    const changed = await app.calendar.change(ana, { ...swim, title: 'Ballet', id: 1, scope: 'this' });
    expect(changed).toMatchObject({ id: 1, title: 'Ballet' });
    expect(announced()).toEqual(['calendar to 1']);
    expect(app.store.kept.get(1)?.changedAt).toEqual(app.clock.now());
  });

  it('that is over keeps its day when its words change', async () => {
    await app.create();
    app.clock.forward(days(10));
    const change = { ...swim, id: 1, scope: 'this' } as const;
    expect(await app.calendar.change(ana, { ...change, title: 'Ballet' })).toMatchObject({ title: 'Ballet' });
    await expect(app.calendar.change(ana, { ...change, date: '2026-03-11T09:00' })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('begins to repeat within the limit', async () => {
    fill(100, 'weekly');
    app.store.put({ id: 200, series: newSeries(anEvent(), null) });
    const change = { ...weekly, id: 200, scope: 'this' } as const;
    await expect(app.calendar.change(ana, change)).rejects.toMatchObject({ code: 'CALENDAR_FULL' });
  });

  it.each([
    ['of nobody', {}, 9, 'We could not find this event.'],
    ['of another', { userId: 2 }, 1, 'We could not find this event.'],
    ['of a swap', { swapId: 5 }, 1, 'A swap is changed in Babysitting Swaps.'],
    ['of a playdate', { playdateId: 5 }, 1, 'A playdate is changed in Playdates.'],
  ])('%s is neither changed nor deleted', async (_, given, id, message) => {
    app.store.put({ id: 1, series: newSeries(anEvent(), null), ...given });
    const target = { id, scope: 'this' } as const;
    await expect(app.calendar.change(ana, { ...swim, ...target })).rejects.toMatchObject({ message });
    await expect(app.calendar.remove(ana, target)).rejects.toMatchObject({ message });
    expect(announced()).toEqual([]);
  });
});

describe('an event that repeats', () => {
  beforeEach(async () => {
    await app.create(weekly);
    announced();
  });
  const [first, second, third, fourth] = ['2026-03-10', '2026-03-17', '2026-03-24', '2026-03-31'];

  it('stands on each of its days', async () => {
    expect(await app.titles()).toEqual([first, second, third, fourth].map((on) => `${on} Swim class`));
  });

  it('is changed on one day alone', async () => {
    const on = second;
    const form = { ...swim, title: 'Ballet', date: '2026-03-18T09:00' };
    expect(await app.calendar.change(ana, { ...form, id: 1, on, scope: 'this' })).toMatchObject({ on });
    expect((await app.titles()).toSorted()).toEqual([
      `${first} Swim class`,
      `${second} Ballet`,
      `${third} Swim class`,
      `${fourth} Swim class`,
    ]);
  });

  it('is changed from a day on, as an event of its own', async () => {
    const change = { ...weekly, title: 'Ballet', date: '2026-03-24T09:00', id: 1, on: third } as const;
    const changed = await app.calendar.change(ana, {
      ...change,
      timeZone: 'America/New_York',
      scope: 'following',
    });
    expect(changed).toMatchObject({ id: 2, on: third });
    expect([app.store.kept.get(1)?.timeZone, app.store.kept.get(2)?.timeZone]).toEqual([
      timeZone,
      'America/New_York',
    ]);
    expect(app.store.kept.get(2)?.createdAt).toEqual(app.clock.now());
    expect(await app.titles()).toEqual([
      `${first} Swim class`,
      `${second} Swim class`,
      `${third} Ballet`,
      `${fourth} Ballet`,
    ]);
  });

  it('is split within the limit alone', async () => {
    fill(100, 'weekly');
    const change = { ...weekly, title: 'Ballet', date: '2026-06-18T09:00', until: '2026-12-31' } as const;
    await expect(
      app.calendar.change(ana, { ...change, id: 1, on: '2026-06-18', scope: 'following' }),
    ).rejects.toMatchObject({ code: 'CALENDAR_FULL' });
  });

  it('is deleted on one day, and comes back', async () => {
    expect(await app.calendar.remove(ana, { id: 1, on: second, scope: 'this' })).toEqual({
      message: 'Event deleted',
    });
    expect(announced()).toEqual(['calendar to 1']);
    app.clock.forward(days(1) - 1);
    expect(await app.calendar.restore(ana, { id: 1 })).toEqual({ message: 'Event restored' });
    expect(announced()).toEqual(['calendar to 1']);
    expect(await app.titles()).toHaveLength(4);
  });

  it('does not come back a day later, nor where nothing was deleted, nor beyond the limit', async () => {
    await expect(app.calendar.restore(ana, { id: 1 })).rejects.toMatchObject({ kind: 'conflict' });
    await app.calendar.remove(ana, { id: 1, scope: 'following' });
    app.clock.forward(days(1));
    await expect(app.calendar.restore(ana, { id: 1 })).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('comes back within the limit alone', async () => {
    await app.calendar.remove(ana, { id: 1, scope: 'following' });
    const deleted = app.store.kept.get(1);
    fill(101, 'weekly');
    if (deleted) app.store.kept.set(1, deleted);
    await expect(app.calendar.restore(ana, { id: 1 })).rejects.toMatchObject({ code: 'CALENDAR_FULL' });
  });
});

describe('what stands on some days', () => {
  const range = (first: string, last: string) => app.pages.range(ana, { first, last, timeZone });

  it('is asked for 62 days at most, the last not before the first', async () => {
    await expect(range('2026-03-02', '2026-03-01')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(range('2026-03-01', '2026-05-02')).rejects.toMatchObject({ kind: 'invalid' });
    expect(await range('2026-03-01', '2026-05-01')).toEqual([]);
    expect(await range('2026-03-01', '2026-03-01')).toEqual([]);
  });

  it('is not asked for at the ends of time', async () => {
    await expect(range('0000-01-01', '0000-01-02')).rejects.toThrow('Please choose a later day');
    await expect(range('9999-12-30', '9999-12-31')).rejects.toThrow('Please choose an earlier day');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is found by the clock of %s, too', async (clock) => {
    await app.create({ ...swim, timeZone: clock, date: '2026-03-10T23:30' });
    await app.create({ ...swim, timeZone: clock, date: '2026-03-10T00:30' });
    const found = await app.pages.range(ana, { first: '2026-03-10', last: '2026-03-10', timeZone: clock });
    expect(found).toHaveLength(2);
  });
});

it('lists what is ahead, the soonest first, page by page', async () => {
  await app.create({ ...swim, title: 'Second', date: '2026-03-12T09:00' });
  await app.create({ ...swim, title: 'First', date: '2026-03-11T09:00' });
  const { items, next } = await app.pages.list(ana, { limit: 1, before: undefined, timeZone });
  expect([items.map(({ title }) => title), next !== undefined]).toEqual([['First'], true]);
  const both = await app.pages.list(ana, { limit: 2, before: undefined, timeZone });
  expect([both.items.length, both.next]).toEqual([2, undefined]);
});
