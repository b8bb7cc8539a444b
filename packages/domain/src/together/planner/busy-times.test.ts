import { describe, expect, it } from 'vitest';
import { newSeries } from '../calendar/event-series.ts';
import type { EventTime } from '../calendar/event-time.ts';
import type { Repeat } from '../calendar/repeat.ts';
import { busyTimes } from './busy-times.ts';

const within = { from: new Date('2026-11-20T00:00:00Z'), until: new Date('2026-12-10T00:00:00Z') };
const timed = (start: string, end: string | null): EventTime => ({
  kind: 'timed',
  start,
  end,
  timeZone: 'America/Chicago',
});
const busy = (time: EventTime, repeat: Repeat | null = null) =>
  busyTimes(
    newSeries({ title: 'Swimming', type: 'personal', description: null, time }, repeat),
    'America/Chicago',
    within,
  ).map(({ from, to }) => [from.toISOString(), to.toISOString()]);

describe('an entry of a calendar keeps its member busy', () => {
  it('from its beginning to its end', () => {
    expect(busy(timed('2026-11-21T09:00', '2026-11-21T09:45'))).toEqual([
      ['2026-11-21T15:00:00.000Z', '2026-11-21T15:45:00.000Z'],
    ]);
  });

  it('for as long as a playdate where nobody knows its end', () => {
    expect(busy(timed('2026-11-21T09:00', null))).toEqual([
      ['2026-11-21T15:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ]);
  });

  it('on whole days, as her clock has them', () => {
    expect(busy({ kind: 'all-day', start: '2026-11-21', end: '2026-11-22' })).toEqual([
      ['2026-11-21T06:00:00.000Z', '2026-11-23T06:00:00.000Z'],
    ]);
  });

  it('every time that it takes place in the weeks that are looked at', () => {
    const weekly = { rhythm: 'weekly', until: '2027-03-01' } as const;
    expect(busy(timed('2026-10-05T16:00', '2026-10-05T17:00'), weekly).map(([from]) => from)).toEqual([
      '2026-11-23T22:00:00.000Z',
      '2026-11-30T22:00:00.000Z',
      '2026-12-07T22:00:00.000Z',
    ]);
  });
});
