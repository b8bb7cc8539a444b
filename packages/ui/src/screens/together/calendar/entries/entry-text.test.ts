import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import { describe, expect, it } from 'vitest';
import { daysText, repeatText, timeOnDay, timeText } from './entry-text.ts';

const timed = (start: string, end: string | null = null): EventTime => ({
  kind: 'timed',
  start,
  end,
  timeZone: 'America/New_York',
});
const allDay = (start: string, end = start): EventTime => ({ kind: 'all-day', start, end });
// Intl puts a narrow no-break space before AM and PM.
const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('an entry', () => {
  it.each([
    [timed('2026-06-06T09:00'), '2026-06-06', '9:00 AM'],
    [timed('2026-06-06T18:00', '2026-06-08T09:00'), '2026-06-06', '6:00 PM'],
    [timed('2026-06-06T18:00', '2026-06-08T09:00'), '2026-06-07', 'All day'],
    [timed('2026-06-06T18:00', '2026-06-08T09:00'), '2026-06-08', 'until 9:00 AM'],
    [allDay('2026-06-06'), '2026-06-06', 'All day'],
  ])('says when on a day', (time, date, text) => {
    expect(plain(timeOnDay(time, date))).toBe(text);
  });

  it.each([
    [timed('2026-06-06T09:00'), 'Saturday, June 6, 2026', '9:00 AM'],
    [timed('2026-06-06T09:00', '2026-06-06T09:00'), 'Saturday, June 6, 2026', '9:00 AM'],
    [timed('2026-06-06T09:00', '2026-06-06T10:30'), 'Saturday, June 6, 2026', '9:00 AM – 10:30 AM'],
    [timed('2026-06-06T20:00', '2026-06-07T00:00'), 'Saturday, June 6, 2026', '8:00 PM – midnight'],
    [
      timed('2026-06-06T18:00', '2026-06-07T09:00'),
      'Sat, Jun 6, 2026 – Sun, Jun 7, 2026',
      '6:00 PM – 9:00 AM',
    ],
    [allDay('2026-06-06', '2026-06-08'), 'Sat, Jun 6, 2026 – Mon, Jun 8, 2026', 'All day'],
  ])('says when as a whole', (time, days, text) => {
    expect(daysText(time)).toBe(days);
    expect(plain(timeText(time))).toBe(text);
  });

  it('says how it repeats', () => {
    expect(repeatText({ rhythm: 'every-two-weeks', until: '2026-06-30' })).toBe(
      'Every two weeks until Tue, Jun 30, 2026',
    );
  });
});
