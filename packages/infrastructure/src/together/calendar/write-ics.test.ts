import type { FeedEvent } from '@nestmates/application/together/calendar/calendar-feed.ts';
import { addDays } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { anEvent, someSeries } from '@nestmates/domain/testing/calendar/series.ts';
import { instantsOf } from '@nestmates/domain/together/calendar/event-instants.ts';
import {
  type EventSeries,
  newSeries,
  occurrencesOf,
} from '@nestmates/domain/together/calendar/event-series.ts';
import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import { changeSeries, deleteFromSeries } from '@nestmates/domain/together/calendar/series-changes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIcs } from '../../../testing/calendar/read-ics.ts';
import { writeIcs } from './write-ics.ts';

const event = (series: EventSeries, own: Partial<FeedEvent> = {}): FeedEvent => ({
  uid: 'event-7@nestmates.test',
  series,
  changedAt: new Date('2026-06-01T08:00:00Z'),
  url: 'https://nestmates.test/calendar',
  ...own,
});
const write = (...events: readonly FeedEvent[]) => writeIcs({ name: 'Nestmates', events });
const read = (series: EventSeries) => readIcs(write(event(series))).occurrences;
const startsOf = (series: EventSeries) => read(series).map(({ start }) => start);
const timed = (start: string, end: string | null, timeZone: string): EventTime => ({
  kind: 'timed',
  start,
  end,
  timeZone,
});
const allDay = (start: string, end = start): EventTime => ({ kind: 'all-day', start, end });
const weeklyUntil = (until: string) => ({ rhythm: 'weekly', until }) as const;

const minute = (at: Date) => at.toISOString().slice(0, 16);
const shown = (time: EventTime) => {
  if (time.kind === 'all-day') return { start: time.start, end: addDays(time.end, 1) };
  const { start, end } = instantsOf(time);
  return { start: minute(start), end: minute(end) };
};

describe('a repeating event, read by another program', () => {
  it.each([
    ['America/Los_Angeles', '2026-03-01', ['2026-03-01T17:00', '2026-03-08T16:00', '2026-03-15T16:00']],
    ['America/New_York', '2026-10-25', ['2026-10-25T13:00', '2026-11-01T14:00', '2026-11-08T14:00']],
    ['Asia/Calcutta', '2026-03-01', ['2026-03-01T03:30', '2026-03-08T03:30', '2026-03-15T03:30']],
    ['Pacific/Kiritimati', '2026-03-01', ['2026-02-28T19:00', '2026-03-07T19:00', '2026-03-14T19:00']],
  ])('stands at nine in %s on both sides of a change of clocks', (timeZone, first, instants) => {
    const time = timed(`${first}T09:00`, `${first}T10:00`, timeZone);
    expect(startsOf(newSeries(anEvent({ time }), weeklyUntil(addDays(first, 14))))).toEqual(instants);
  });

  it('on the 31st is on the last day of a shorter month', () => {
    const until = '2026-06-30';
    const starts = startsOf(newSeries(anEvent({ time: allDay('2026-01-31') }), { rhythm: 'monthly', until }));
    expect(starts.toSorted()).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
  });

  it('leaves out what was deleted, and has what was changed where it was moved to', () => {
    const series = newSeries(anEvent(), weeklyUntil('2026-06-25'));
    const deleted = deleteFromSeries(series, { on: '2026-06-11', scope: 'this' }).series as EventSeries;
    const zoo = anEvent({ title: 'Zoo', time: allDay('2026-06-20') });
    const changed = changeSeries(deleted, { on: '2026-06-18', scope: 'this' }, { details: zoo, repeat: null })
      .series as EventSeries;
    expect(read(changed).map(({ title, start }) => [title, start])).toEqual([
      ['Swim class', '2026-06-04T13:00'],
      ['Swim class', '2026-06-25T13:00'],
      ['Zoo', '2026-06-20'],
    ]);
    expect(readIcs(write(event(changed))).uids).toEqual([
      'event-7@nestmates.test',
      '2026-06-18-event-7@nestmates.test',
    ]);
  });

  it('ends in the morning after the night in which the clocks change, too', () => {
    const night = timed('2026-10-24T18:00', '2026-10-25T09:00', 'America/New_York');
    const ends = read(newSeries(anEvent({ time: night }), weeklyUntil('2026-11-07'))).map(({ end }) => end);
    expect(ends.toSorted()).toEqual(['2026-10-25T13:00', '2026-11-01T14:00', '2026-11-08T14:00']);
  });

  it('stands at the time that the clocks skip an hour later, and the week after at its own', () => {
    const gap = timed('2026-03-08T02:30', null, 'America/New_York');
    expect(startsOf(newSeries(anEvent({ time: gap }), weeklyUntil('2026-03-15')))).toEqual([
      '2026-03-08T07:30',
      '2026-03-15T06:30',
    ]);
  });
});

it('stands at the first of two equal times in autumn', () => {
  const twice = timed('2026-10-25T01:30', '2026-10-25T01:45', 'America/Los_Angeles');
  expect(startsOf(newSeries(anEvent({ time: twice }), weeklyUntil('2026-11-01')))).toEqual([
    '2026-10-25T08:30',
    '2026-11-01T08:30',
  ]);
});

describe('what a member has typed', () => {
  const hostile = 'Zoo; cake, "tea" \\ 50% 🙂\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0000\u0007';

  it('comes out as it went in, and writes no line of its own', () => {
    const text = writeIcs({
      name: 'Ana, Bea; \\\r\nX-EVIL:1',
      events: [event(newSeries(anEvent({ title: hostile, description: hostile }), null))],
    });
    const { name, properties, occurrences } = readIcs(text);
    // Escaped: this parser does not know the type of the property.
    expect(name).toBe('Ana\\, Bea\\; \\\\ X-EVIL:1');
    expect(properties).not.toContain('x-evil');
    expect(occurrences).toEqual([
      {
        title: 'Zoo; cake, "tea" \\ 50% 🙂 END:VEVENT BEGIN:VEVENT',
        description: 'Zoo; cake, "tea" \\ 50% 🙂\nEND:VEVENT\nBEGIN:VEVENT',
        start: '2026-06-04T13:00',
        end: '2026-06-04T14:00',
      },
    ]);
  });

  it('is folded into lines of at most 75 bytes that end as the format wants it', () => {
    const text = write(event(newSeries(anEvent({ title: '👩‍👧 Zoë '.repeat(20) }), null)));
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('a calendar', () => {
  it('may be empty', () => {
    expect(readIcs(write()).occurrences).toEqual([]);
  });

  it('says each time zone once, and that of a swap not at all', () => {
    const series = [
      timed('2026-06-04T09:00', null, 'Asia/Calcutta'),
      timed('2026-06-05T09:00', null, 'Asia/Kolkata'),
      timed('2026-06-06T09:00', null, 'UTC'),
    ].map((time) => newSeries(anEvent({ time }), null));
    const text = write(...series.map((one) => event(one)));
    expect(text.match(/TZID:.*/g)).toEqual(['TZID:Asia/Kolkata']);
    expect(text).toContain('DTSTART:20260606T090000Z');
  });

  it('is the same text again while nothing has changed', () => {
    const series = newSeries(anEvent(), weeklyUntil('2026-06-25'));
    expect(write(event(series))).toBe(write(event(series)));
  });
});

it('says of any series what our own calendar shows', () => {
  fc.assert(
    fc.property(someSeries, (series) => {
      const expected = occurrencesOf(series).map(({ details }) => shown(details.time));
      const found = read(series).map(({ start, end }) => ({ start, end }));
      const inOrder = (all: typeof found) => all.map((one) => JSON.stringify(one)).toSorted();
      expect(inOrder(found)).toEqual(inOrder(expected));
    }),
    { numRuns: 300 },
  );
});
