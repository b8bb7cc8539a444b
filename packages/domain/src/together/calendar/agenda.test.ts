import { describe, expect, it } from 'vitest';
import { dayInGrid, entriesOn, upcomingEntries } from './agenda.ts';
import type { EventTime } from './event-time.ts';

const timed = (start: string, end: string | null = null) => ({
  time: { kind: 'timed', start, end, timeZone: 'America/New_York' } satisfies EventTime,
});
const allDay = (start: string, end = start) => ({
  time: { kind: 'all-day', start, end } satisfies EventTime,
});
const startsOf = (entries: readonly { readonly time: EventTime }[]) => entries.map(({ time }) => time.start);

describe('a day', () => {
  it('shows the whole day first, then by the clock, and what lasts over it', () => {
    const entries = [
      timed('2026-06-04T15:00'),
      timed('2026-06-04T09:00', '2026-06-04T10:00'),
      allDay('2026-06-04'),
      allDay('2026-06-01', '2026-06-08'),
      timed('2026-06-03T18:00', '2026-06-04T09:00'),
    ];
    expect(startsOf(entriesOn(entries, '2026-06-04'))).toEqual([
      '2026-06-01',
      '2026-06-03T18:00',
      '2026-06-04',
      '2026-06-04T09:00',
      '2026-06-04T15:00',
    ]);
  });

  it('does not show what ended at its midnight', () => {
    const evening = timed('2026-06-03T20:00', '2026-06-04T00:00');
    expect(entriesOn([evening], '2026-06-03')).toHaveLength(1);
    expect(entriesOn([evening], '2026-06-04')).toHaveLength(0);
  });
});

describe('a day of the grid', () => {
  it.each([
    [0, 0, 0],
    [3, 3, 0],
    [4, 3, 1],
    [12, 3, 9],
  ])('with %i events shows %i and says that there are %i more', (count, shown, more) => {
    const entries = Array.from({ length: count }, () => timed('2026-06-04T09:00'));
    const day = dayInGrid(entries, '2026-06-04');
    expect([day.shown.length, day.more]).toEqual([shown, more]);
  });
});

describe('what is ahead', () => {
  it('are the next five from now, the soonest first', () => {
    const days = ['09', '07', '05', '06', '08', '10'].map((day) => timed(`2026-06-${day}T09:00`));
    expect(startsOf(upcomingEntries(days, '2026-06-04T12:00'))).toEqual([
      '2026-06-05T09:00',
      '2026-06-06T09:00',
      '2026-06-07T09:00',
      '2026-06-08T09:00',
      '2026-06-09T09:00',
    ]);
  });

  it('has begun not before this minute; a whole day counts until it is over', () => {
    const entries = [
      timed('2026-06-04T11:59'),
      timed('2026-06-04T12:00'),
      allDay('2026-06-04'),
      allDay('2026-06-03'),
    ];
    expect(startsOf(upcomingEntries(entries, '2026-06-04T12:00'))).toEqual([
      '2026-06-04',
      '2026-06-04T12:00',
    ]);
  });
});
