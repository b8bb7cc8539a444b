import fc from 'fast-check';
import { addDays } from '../../src/platform/dates/calendar-date.ts';
import { calendarEventTypes } from '../../src/together/calendar/calendar-event.ts';
import type { EventDetails, EventSeries } from '../../src/together/calendar/event-series.ts';
import { type EventTime, firstDay } from '../../src/together/calendar/event-time.ts';
import { repeatDates, repeatRhythms } from '../../src/together/calendar/repeat.ts';

/** A usual event with some details of its own. */
export const anEvent = (own: Partial<EventDetails> = {}): EventDetails => ({
  title: 'Swim class',
  type: 'personal',
  description: null,
  time: { kind: 'timed', start: '2026-06-04T09:00', end: '2026-06-04T10:00', timeZone: 'America/New_York' },
  ...own,
});

export const someTimeZone = fc.constantFrom(
  'America/Los_Angeles',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'UTC',
);

const someDay = fc.nat(800).map((count) => addDays('2026-01-01', count));
const someClock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

const someTimed: fc.Arbitrary<EventTime> = fc
  .record({ day: someDay, from: someClock, until: someClock, nights: fc.nat(3), timeZone: someTimeZone })
  .map(({ day, from, until, nights, timeZone }) => {
    const [start, end] = [`${day}T${from}`, `${addDays(day, nights)}T${until}`];
    return { kind: 'timed', start, end: end < start ? null : end, timeZone };
  });

const someAllDay: fc.Arbitrary<EventTime> = fc
  .tuple(someDay, fc.nat(3))
  .map(([start, nights]) => ({ kind: 'all-day', start, end: addDays(start, nights) }));

const someDetails: fc.Arbitrary<EventDetails> = fc.record({
  title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((text) => `x${text}`),
  type: fc.constantFrom(...calendarEventTypes),
  description: fc.option(fc.string({ unit: 'grapheme', maxLength: 200 })),
  time: fc.oneof(someTimed, someAllDay),
});

/** Repeated or not, with some occurrences deleted and changed, but never all of them deleted. */
export const someSeries: fc.Arbitrary<EventSeries> = fc
  .record({
    details: someDetails,
    rhythm: fc.option(fc.constantFrom(...repeatRhythms)),
    days: fc.nat(300),
    deleted: fc.array(fc.nat(20), { maxLength: 3 }),
    changed: fc.array(fc.tuple(fc.nat(20), someDetails), { maxLength: 2 }),
  })
  .map(({ details, rhythm, days, deleted, changed }) => {
    const first = firstDay(details.time);
    const repeat = rhythm && { rhythm, until: addDays(first, days) };
    const [, ...later] = repeatDates(first, repeat);
    const exceptions = new Map(
      changed.flatMap(([at, replacement]) => (later[at] ? [[later[at], replacement] as const] : [])),
    );
    const gone = deleted.flatMap((at) => later[at] ?? []).filter((on) => !exceptions.has(on));
    return {
      details,
      repeat,
      exceptions: [
        ...[...new Set(gone)].map((on) => ({ on, replacement: null })),
        ...[...exceptions].map(([on, replacement]) => ({ on, replacement })),
      ],
    };
  });
