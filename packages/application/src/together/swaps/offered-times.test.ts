import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { swapsInMemory } from '../../../testing/memory/swaps-in-memory.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];
const now = new StoppedClock().now();
const inDays = (count: number) => later(now, days(count)).toISOString();
const after = (date: string, span: number) => later(new Date(date), span).toISOString();
const wholePage = { limit: 10 };

let app: ReturnType<typeof swapsInMemory>;
beforeEach(() => {
  app = swapsInMemory();
});

const invalid = (path: string) => ({ code: 'VALIDATION', details: { issues: [{ path }] } });

describe('the end of a swap', () => {
  it('is two hours after its beginning where the call does not name it', async () => {
    const { date, until, times } = await app.ask();
    expect(until).toBe(after(date, hours(2)));
    expect(times).toEqual([{ date, until, passed: false }]);
  });

  it('is as it was named, also on the next day, and stands in both calendars', async () => {
    const until = after(inDays(2), hours(13));
    const { id } = await app.ask({ date: new Date(inDays(2)), until });
    expect(await app.answer(id, 'confirmed')).toMatchObject({ until });
    expect(app.calendar.eventsOf(id).map((event) => event.until.toISOString())).toEqual([until, until]);
  });

  it.each([
    ['before its beginning', -1],
    ['over a day after it', hours(24) + 1],
  ])('is not %s', async (_, span) => {
    const asked = app.ask({ date: new Date(inDays(2)), until: after(inDays(2), span) });
    await expect(asked).rejects.toMatchObject(invalid('until'));
    expect(app.store.all).toEqual([]);
  });
});

describe('several times', () => {
  const ask = () => app.ask({ date: new Date(inDays(2)), otherTimes: [{ date: inDays(1) }] });

  it('are offered in the order in which they were asked for', async () => {
    await ask();
    const [waiting] = (await app.pages.pending(bea, wholePage)).items;
    expect(waiting?.times.map(({ date }) => date)).toEqual([inDays(2), inDays(1)]);
  });

  it('become the one that is taken', async () => {
    const { id } = await ask();
    const taken = await app.take(id, { time: inDays(1) });
    expect(taken).toMatchObject({ status: 'confirmed', date: inDays(1), until: after(inDays(1), hours(2)) });
    expect(taken.times).toHaveLength(1);
    expect(app.calendar.eventsOf(id)[0]?.date).toEqual(new Date(inDays(1)));
  });

  it('become the first where none is named', async () => {
    const { id } = await ask();
    expect(await app.answer(id, 'confirmed')).toMatchObject({ status: 'confirmed', date: inDays(2) });
  });

  it('are not taken twice', async () => {
    const { id } = await ask();
    await app.take(id, { time: inDays(2) });
    await expect(app.take(id, { time: inDays(1) })).rejects.toMatchObject({ code: 'OTHER_TIME_TAKEN' });
    expect((await app.pages.confirmed(ana, wholePage)).items).toMatchObject([{ date: inDays(2) }]);
  });

  it('wait until the last of them has come', async () => {
    const { id } = await ask();
    app.clock.forward(days(1));
    await expect(app.take(id, { time: inDays(1) })).rejects.toMatchObject({ code: 'TIME_PAST' });
    expect((await app.pages.pending(bea, wholePage)).items).toHaveLength(1);
    app.clock.forward(days(1));
    await expect(app.take(id, { time: inDays(2) })).rejects.toMatchObject({ code: 'SWAP_PAST' });
    expect((await app.pages.pending(bea, wholePage)).items).toEqual([]);
  });
});

describe('the place of a swap', () => {
  it('is read by each of the two in words of their own', async () => {
    const { id, location } = await app.ask({ place: { of: ana.id }, location: '' });
    expect(location).toBe('My place');
    const [read] = (await app.pages.pending(bea, wholePage)).items;
    expect(read).toMatchObject({ location: 'Ana’s place', place: { of: ana.id } });
    await app.answer(id, 'confirmed');
    expect(app.calendar.eventsOf(id)).toMatchObject([
      { userId: ana.id, description: 'My place' },
      { userId: bea.id, description: 'Ana’s place' },
    ]);
    expect(app.store.all).toMatchObject([{ location: 'Ana’s place' }]);
  });

  it('has no owner but one of the two', async () => {
    await expect(app.ask({ place: { of: 3 } })).rejects.toMatchObject(invalid('place'));
  });
});

describe('who comes along', () => {
  it('are children of the one who accepts, and the other reads gender and age', async () => {
    const { id } = await app.ask({ place: { of: ana.id } });
    await expect(app.take(id, { childIds: [11] })).rejects.toMatchObject(invalid('childIds'));
    await app.take(id, { childIds: [21, 21] });
    expect((await app.pages.confirmed(ana, wholePage)).items).toMatchObject([
      { children: { theirs: [{ gender: 'girl', age: 4 }] } },
    ]);
  });

  it('is nobody at the own place of the one who accepts', async () => {
    const { id } = await app.ask({ place: { of: bea.id } });
    await expect(app.take(id, { childIds: [21] })).rejects.toMatchObject(invalid('childIds'));
    expect(await app.take(id, {})).toMatchObject({ children: { mine: [] } });
  });
});
