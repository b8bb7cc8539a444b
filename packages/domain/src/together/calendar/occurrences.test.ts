import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent, someSeries, someTimeZone } from '../../../testing/calendar/series.ts';
import { addDays, dateOf } from '../../platform/dates/calendar-date.ts';
import { instantOf, isShownOnce, localTimeAt } from '../../platform/dates/zoned-time.ts';
import { instantsOf, inTimeZone } from './event-instants.ts';
import { newSeries } from './event-series.ts';
import { type EventTime, lastDay } from './event-time.ts';
import { boundsOf, occurrencesIn } from './occurrences.ts';
import type { Repeat } from './repeat.ts';

const year = { first: '2026-01-01', last: '2027-01-31' };
const timed = (start: string, end: string | null, timeZone: string): EventTime => ({
  kind: 'timed',
  start,
  end,
  timeZone,
});
const startsOf = (time: EventTime, repeat: Repeat | null, timeZone: string, range = year) =>
  occurrencesIn(newSeries(anEvent({ time }), repeat), range, timeZone).map(
    ({ details }) => details.time.start,
  );
const instants = (time: EventTime, repeat: Repeat | null, timeZone: string) =>
  startsOf(time, repeat, timeZone).map((start) => instantOf(start, timeZone).toISOString().slice(0, 16));

describe('an event that is entered at nine', () => {
  it.each([
    ['America/Los_Angeles', '2026-03-01', ['2026-03-01T17:00', '2026-03-08T16:00', '2026-03-15T16:00']],
    ['America/New_York', '2026-10-25', ['2026-10-25T13:00', '2026-11-01T14:00', '2026-11-08T14:00']],
    ['Asia/Kolkata', '2026-03-01', ['2026-03-01T03:30', '2026-03-08T03:30', '2026-03-15T03:30']],
    ['Pacific/Kiritimati', '2026-03-01', ['2026-02-28T19:00', '2026-03-07T19:00', '2026-03-14T19:00']],
  ])('stands at nine in %s, also after the clocks change', (timeZone, first, expected) => {
    const repeat = { rhythm: 'weekly', until: addDays(first, 14) } as const;
    const nine = timed(`${first}T09:00`, null, timeZone);
    expect(startsOf(nine, repeat, timeZone).map((start) => start.slice(11))).toEqual([
      '09:00',
      '09:00',
      '09:00',
    ]);
    expect(instants(nine, repeat, timeZone)).toEqual(expected);
  });

  it('stands where her clock shows it when she looks from elsewhere, on another day or month', () => {
    const newYear = timed('2027-01-01T09:00', '2027-01-01T10:30', 'Pacific/Kiritimati');
    expect(inTimeZone(newYear, 'America/Los_Angeles')).toEqual(
      timed('2026-12-31T11:00', '2026-12-31T12:30', 'America/Los_Angeles'),
    );
    const december = { first: '2026-12-01', last: '2026-12-31' };
    expect(startsOf(newYear, null, 'America/Los_Angeles', december)).toHaveLength(1);
    expect(startsOf(newYear, null, 'Pacific/Kiritimati', december)).toHaveLength(0);
  });
});

describe('on the day the clocks change', () => {
  it('an hour that is skipped is read as the next, and an event in it does not end before it begins', () => {
    const gap = timed('2026-03-08T02:30', '2026-03-08T03:00', 'America/New_York');
    expect(inTimeZone(gap, 'America/New_York')).toEqual(
      timed('2026-03-08T03:30', '2026-03-08T03:30', 'America/New_York'),
    );
    const { start, end } = instantsOf(gap as Extract<EventTime, { kind: 'timed' }>);
    expect([start, end]).toEqual([new Date('2026-03-08T07:30Z'), new Date('2026-03-08T07:30Z')]);
  });

  it('of an hour that comes twice the first is meant', () => {
    expect(instantOf('2026-11-01T01:30', 'America/Los_Angeles')).toEqual(new Date('2026-11-01T08:30Z'));
  });

  it.each([
    ['2026-03-08T01:59', true],
    ['2026-03-08T02:00', false],
    ['2026-03-08T03:00', true],
    ['2026-11-01T00:59', true],
    ['2026-11-01T01:00', false],
    ['2026-11-01T02:00', true],
  ])('%s is shown once: %s', (local, once) => {
    expect(isShownOnce(local, 'America/New_York')).toBe(once);
    expect(isShownOnce(local, 'Asia/Kolkata')).toBe(true);
  });

  it('a night is over at the same time of day as ever', () => {
    const sleepover = timed('2026-10-31T18:00', '2026-11-01T09:00', 'America/New_York');
    const { start, end } = instantsOf(sleepover as Extract<EventTime, { kind: 'timed' }>);
    expect(end.getTime() - start.getTime()).toBe(16 * 3_600_000);
  });

  it('a whole day is that day in every time zone', () => {
    const day: EventTime = { kind: 'all-day', start: '2026-03-08', end: '2026-03-08' };
    const sunday = { first: '2026-03-08', last: '2026-03-08' };
    for (const timeZone of [
      'America/Los_Angeles',
      'America/New_York',
      'Asia/Kolkata',
      'Pacific/Kiritimati',
    ]) {
      expect(startsOf(day, null, timeZone, sunday)).toEqual(['2026-03-08']);
      expect(startsOf(day, null, timeZone, { first: '2026-03-09', last: '2026-03-09' })).toEqual([]);
    }
  });
});

describe('a repetition', () => {
  const dates = (start: string, repeat: Repeat) =>
    startsOf({ kind: 'all-day', start, end: start }, repeat, 'UTC', { first: start, last: '2030-01-01' });

  it.each([
    ['weekly', '2026-12-18', '2027-01-08', ['2026-12-18', '2026-12-25', '2027-01-01', '2027-01-08']],
    ['every-two-weeks', '2028-02-15', '2028-03-20', ['2028-02-15', '2028-02-29', '2028-03-14']],
    [
      'monthly',
      '2026-01-31',
      '2026-05-31',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    ['monthly', '2028-01-30', '2028-03-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['monthly', '2028-02-29', '2028-04-30', ['2028-02-29', '2028-03-29', '2028-04-29']],
  ] as const)('%s from %s until %s', (rhythm, start, until, expected) => {
    expect(dates(start, { rhythm, until })).toEqual(expected);
  });

  it('leaves out what was deleted, and shows what was changed where it was moved to', () => {
    const series = newSeries(anEvent({ time: timed('2026-06-04T09:00', null, 'America/New_York') }), {
      rhythm: 'weekly',
      until: '2026-06-25',
    });
    const moved = anEvent({ title: 'Zoo', time: timed('2026-07-02T15:00', null, 'America/New_York') });
    const changed = {
      ...series,
      exceptions: [
        { on: '2026-06-11', replacement: null },
        { on: '2026-06-18', replacement: moved },
      ],
    };
    const july = occurrencesIn(changed, { first: '2026-07-01', last: '2026-07-31' }, 'America/New_York');
    expect(july).toEqual([{ on: '2026-06-18', details: moved }]);
    const june = occurrencesIn(changed, { first: '2026-06-01', last: '2026-06-30' }, 'America/New_York');
    expect(june.map(({ on }) => on)).toEqual(['2026-06-04', '2026-06-25']);
  });
});

describe('any series in any time zone', () => {
  it('gives a month what a longer range gives of it, and nothing else', () => {
    fc.assert(
      fc.property(someSeries, someTimeZone, fc.nat(700), (series, timeZone, after) => {
        const first = addDays('2026-01-01', after);
        const range = { first, last: addDays(first, 30) };
        const wide = { first: '2020-01-01', last: '2040-01-01' };
        const expected = occurrencesIn(series, wide, timeZone).filter(
          ({ details: { time } }) => dateOf(time.start) <= range.last && lastDay(time) >= range.first,
        );
        expect(occurrencesIn(series, range, timeZone)).toEqual(expected);
      }),
    );
  });

  it('is within its bounds, and never ends before it begins', () => {
    fc.assert(
      fc.property(someSeries, someTimeZone, (series, timeZone) => {
        const bounds = boundsOf(series, timeZone);
        for (const { details } of occurrencesIn(
          series,
          { first: '2020-01-01', last: '2040-01-01' },
          timeZone,
        )) {
          const { time } = details;
          const end = time.kind === 'timed' ? (time.end ?? time.start) : `${addDays(time.end, 1)}T00:00`;
          const start = time.kind === 'timed' ? time.start : `${time.start}T00:00`;
          expect(end >= time.start).toBe(true);
          expect(instantOf(start, timeZone) >= bounds.start).toBe(true);
          expect(instantOf(end, timeZone) <= bounds.end).toBe(true);
        }
      }),
    );
  });

  it('shows a timed event on each clock at the same instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), someTimeZone, (minutes, timeZone) => {
        const at = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
        const back = instantOf(localTimeAt(at, timeZone), timeZone);
        // Only the second of two equal hours in autumn cannot be told from the first.
        expect([0, 60 * 60_000]).toContain(at.getTime() - back.getTime());
      }),
    );
  });
});
