import { newSeries } from '@nestmates/domain/together/calendar/event-series.ts';
import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import { describe, expect, it } from 'vitest';
import type { PagedEvent } from './ports.ts';
import { bySoonest, upcomingEntries } from './upcoming.ts';

const timeZone = 'America/New_York';
const nine: EventTime = { kind: 'timed', start: '2026-03-01T09:00', end: null, timeZone };

const weekly = (id: number, time: EventTime): PagedEvent => ({
  id,
  series: newSeries(
    { title: 'Swim class', type: 'personal', description: null, time },
    { rhythm: 'weekly', until: '2026-03-22' },
  ),
  date: new Date('2026-03-01T14:00:00Z'),
  timeZone,
  swapId: null,
  playdateId: null,
  awaySwap: null,
  createdAt: new Date('2026-02-01T00:00:00Z'),
  changedAt: new Date('2026-02-01T00:00:00Z'),
  cursor: { at: 0, id },
});

const asked = { now: new Date('2026-03-08T13:30:00Z'), before: undefined };
const datesOf = (entries: ReturnType<typeof upcomingEntries>) =>
  entries.map(({ cursor }) => new Date(cursor.at / 1000).toISOString());

describe('what is ahead of an event that repeats', () => {
  it('stays at nine when the clocks change, and has left out what has begun', () => {
    expect(datesOf(upcomingEntries(weekly(1, nine), asked))).toEqual([
      '2026-03-15T13:00:00.000Z',
      '2026-03-22T13:00:00.000Z',
    ]);
  });

  it('is a whole day until the day is over', () => {
    const days: EventTime = { kind: 'all-day', start: '2026-03-01', end: '2026-03-01' };
    const entries = upcomingEntries(weekly(1, days), asked);
    expect(entries[0]?.occurrence.on).toBe('2026-03-08');
    expect(datesOf(entries)[0]).toBe('2026-03-08T05:00:00.000Z');
  });

  it('goes on after a page, in one order with other events', () => {
    const all = [weekly(2, nine), weekly(1, nine)]
      .flatMap((event) => upcomingEntries(event, asked))
      .toSorted(bySoonest);
    const places = all.map(({ occurrence, cursor }) => `${occurrence.on} ${cursor.id}`);
    expect(places).toEqual(['2026-03-15 1', '2026-03-15 2', '2026-03-22 1', '2026-03-22 2']);
    const before = all[0]?.cursor;
    expect(datesOf(upcomingEntries(weekly(1, nine), { ...asked, before }))).toEqual([
      '2026-03-22T13:00:00.000Z',
    ]);
  });
});
