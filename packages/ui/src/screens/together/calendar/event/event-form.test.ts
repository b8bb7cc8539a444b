import { eventRule } from '@nestmates/domain/together/calendar/event-rules.ts';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../forms/schema.ts';
import { sampleEntries } from '../entries/sample-entries.ts';
import {
  type EventFormValues,
  eventFormSchema,
  movedEnd,
  newEvent,
  valuesOf,
  withDay,
} from './event-form.ts';

const now = '2026-06-04T10:30';
const context = { timeZone: 'America/New_York', dates: { today: '2026-06-04' }, repeats: false };
const submit = (values: EventFormValues, more = {}) =>
  check(eventFormSchema({ ...context, ...more }), values);
const swim = { ...newEvent('2026-06-06', now), title: ' Swim class ' };

describe('the form of an event', () => {
  it('begins on the day that was tapped', () => {
    expect(newEvent('2026-06-06', now)).toMatchObject({
      date: '2026-06-06T09:00',
      type: 'personal',
      rhythm: 'never',
    });
  });

  it.each([
    ['2026-06-04T10:30', '2026-06-04T11:00'],
    ['2026-06-04T07:10', '2026-06-04T09:00'],
    ['2026-06-04T23:40', '2026-06-04T23:00'],
  ])('begins on the same day at an hour that is ahead, if there is one: at %s', (at, date) => {
    expect(newEvent('2026-06-04', at)).toMatchObject({ date });
  });

  it('is sent on her clock', () => {
    expect(submit(swim)).toMatchObject({
      value: {
        draft: {
          details: {
            title: 'Swim class',
            description: null,
            time: { kind: 'timed', start: '2026-06-06T09:00', end: null, timeZone: 'America/New_York' },
          },
          repeat: null,
        },
      },
    });
  });

  it('is sent as days where it lasts whole days', () => {
    const trip = {
      ...swim,
      allDay: true,
      end: '2026-06-08T09:00',
      rhythm: 'monthly',
      until: '2026-09-01',
    } as const;
    expect(submit(trip)).toMatchObject({
      value: {
        draft: {
          details: { time: { kind: 'all-day', start: '2026-06-06', end: '2026-06-08' } },
          repeat: { rhythm: 'monthly', until: '2026-09-01' },
        },
      },
    });
  });

  it('says everything that is missing at its field', () => {
    expect(submit({ ...newEvent('2026-06-06', now), date: '', rhythm: 'weekly' }).issues).toEqual([
      { path: 'title', message: eventRule.noTitle },
      { path: 'date', message: eventRule.noDate },
    ]);
    expect(submit({ ...swim, rhythm: 'weekly', end: '2026-06-06T08:00' }).issues).toEqual([
      { path: 'end', message: eventRule.endBeforeStart },
      { path: 'until', message: eventRule.noUntil },
    ]);
  });

  it('sends no repetition with a change of one, wherever that is moved to', () => {
    const moved = { ...valuesOf(sampleEntries.swim), date: '2026-12-24T09:00', end: '' } as const;
    expect(submit(moved, { repeats: true })).toMatchObject({
      value: { draft: { repeat: null }, scope: 'this' },
    });
    expect(submit({ ...moved, scope: 'following' }, { repeats: true }).issues).toEqual([
      { path: 'until', message: eventRule.untilBeforeStart },
    ]);
  });

  it('shows an entry as it is, and sends it back unchanged', () => {
    for (const entry of [sampleEntries.swim, sampleEntries.grandparents, sampleEntries.dentist]) {
      const sent = submit(valuesOf(entry));
      const { title, type, description, time, repeat } = entry;
      expect(sent).toMatchObject({
        value: { draft: { details: { title, type, description, time }, repeat } },
      });
    }
  });
});

describe('a changed time', () => {
  it.each([
    ['2026-06-06T10:00', '2026-06-06T11:00'],
    ['2026-06-07T23:30', '2026-06-08T00:30'],
  ])('moves the end along: %s', (next, end) => {
    expect(movedEnd({ date: '2026-06-06T09:00', end: '2026-06-06T10:00' }, next)).toBe(end);
  });

  it('leaves an end alone that is none or is wrong already', () => {
    expect(movedEnd({ date: '2026-06-06T09:00', end: '' }, '2026-06-07T09:00')).toBe('');
    expect(movedEnd({ date: '2026-06-06T09:00', end: '2026-06-06T08:00' }, '2026-06-07T09:00')).toBe(
      '2026-06-06T08:00',
    );
  });

  it('keeps the time when another day is chosen', () => {
    expect(withDay('2026-06-06T14:30', '2026-06-07')).toBe('2026-06-07T14:30');
    expect(withDay('', '2026-06-07')).toBe('2026-06-07T09:00');
    expect(withDay('2026-06-06T14:30', '')).toBe('');
  });
});
