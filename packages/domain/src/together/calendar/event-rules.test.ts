import { describe, expect, it } from 'vitest';
import { anEvent } from '../../../testing/calendar/series.ts';
import { eventIssues, eventRule, requireEvent } from './event-rules.ts';
import type { EventDetails } from './event-series.ts';
import type { EventTime } from './event-time.ts';
import type { EventDraft } from './series-changes.ts';

const today = '2026-06-04';
const messages = (own: Partial<EventDetails>, repeat: EventDraft['repeat'] = null, unchanged?: string) =>
  eventIssues({ details: anEvent(own), repeat }, { today, unchanged }).map(
    ({ path, message }) => `${path}: ${message}`,
  );
const timed = (start: string, end: string | null = null, timeZone = 'America/New_York'): EventTime => ({
  kind: 'timed',
  start,
  end,
  timeZone,
});
const allDay = (start: string, end = start): EventTime => ({ kind: 'all-day', start, end });

describe('an event', () => {
  it.each([
    ['as it is usually entered', {}],
    ['earlier today', { time: timed('2026-06-04T00:00') }],
    ['with a title of 100 characters', { title: '🙂'.repeat(100) }],
    ['that ends when it begins', { time: timed('2026-06-04T09:00', '2026-06-04T09:00') }],
    ['of 31 days', { time: allDay('2026-06-04', '2026-07-04') }],
    ['in five years', { time: allDay('2031-06-04') }],
    ['on a leap day', { time: allDay('2028-02-29') }],
  ])('may stand in the calendar %s', (_, own) => {
    expect(messages(own)).toEqual([]);
  });

  it.each([
    ['without a title', { title: ' \u200b' }, `title: ${eventRule.noTitle}`],
    ['with a long title', { title: 'x'.repeat(101) }, `title: ${eventRule.longTitle}`],
    [
      'with a long description',
      { description: 'x'.repeat(1001) },
      `description: ${eventRule.longDescription}`,
    ],
    ['without a date', { time: timed('') }, `date: ${eventRule.noDate}`],
    ['on a day that does not exist', { time: allDay('2026-02-29') }, `date: ${eventRule.noDate}`],
    ['at an hour that does not exist', { time: timed('2026-06-04T25:00') }, `date: ${eventRule.noDate}`],
    ['yesterday', { time: timed('2026-06-03T23:59') }, `date: ${eventRule.past}`],
    ['in more than five years', { time: allDay('2031-06-05') }, `date: ${eventRule.farAhead}`],
    [
      'in no time zone',
      { time: timed('2026-06-04T09:00', null, 'Mars/Olympus') },
      `timeZone: ${eventRule.noTimeZone}`,
    ],
    [
      'that ends before it begins',
      { time: timed('2026-06-04T09:00', '2026-06-04T08:59') },
      `end: ${eventRule.endBeforeStart}`,
    ],
    [
      'of days in the wrong order',
      { time: allDay('2026-06-05', '2026-06-04') },
      `end: ${eventRule.endBeforeStart}`,
    ],
    [
      'with an end that does not exist',
      { time: timed('2026-06-04T09:00', 'later') },
      `end: ${eventRule.noEnd}`,
    ],
    ['of 32 days', { time: allDay('2026-06-04', '2026-07-05') }, `end: ${eventRule.tooLong}`],
  ])('is refused %s', (_, own, issue) => {
    expect(messages(own)).toEqual([issue]);
  });

  it('may stay on a past day, but not move to another', () => {
    const yesterday = { time: timed('2026-06-03T09:00') };
    expect(messages(yesterday, null, '2026-06-03')).toEqual([]);
    expect(messages(yesterday, null, '2026-06-02')).toEqual([`date: ${eventRule.past}`]);
  });

  it.each([
    ['', eventRule.noUntil],
    ['2026-06-31', eventRule.noUntil],
    ['2026-06-03', eventRule.untilBeforeStart],
    ['2028-06-05', eventRule.untilFarAhead],
  ])('is not repeated until "%s"', (until, message) => {
    expect(messages({}, { rhythm: 'weekly', until })).toEqual([`until: ${message}`]);
  });

  it.each(['2026-06-04', '2028-06-04'])('is repeated until %s', (until) => {
    expect(messages({}, { rhythm: 'monthly', until })).toEqual([]);
  });

  it('is refused with everything that is wrong, by field', () => {
    const draft = { details: anEvent({ title: '', time: timed('') }), repeat: null };
    expect(() => requireEvent(draft, { today })).toThrow(
      expect.objectContaining({
        code: 'VALIDATION',
        details: {
          issues: [
            { path: 'title', message: 'Title is required' },
            { path: 'date', message: 'Date is required' },
          ],
        },
      }),
    );
    expect(() => requireEvent({ details: anEvent(), repeat: null }, { today })).not.toThrow();
  });
});
