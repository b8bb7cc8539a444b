import { describe, expect, it } from 'vitest';
import { calendarEventText } from './calendar-event-text.ts';

const now = new Date(2026, 5, 4, 21, 0);
const wordsOf = (at: Date) =>
  // Intl puts a narrow no-break space before AM and PM.
  calendarEventText({ title: 'Library story time', date: at.toISOString() }, now).replaceAll('\u202f', ' ');

describe('what comes next', () => {
  it.each([
    [new Date(2026, 5, 4, 22, 30), 'Library story time, today, 10:30 PM'],
    [new Date(2026, 5, 5, 0, 0), 'Library story time, tomorrow, 12:00 AM'],
    [new Date(2026, 5, 6, 14, 0), 'Library story time, Sat, Jun 6, 2:00 PM'],
  ])('is told by day and time: %s', (at, words) => {
    expect(wordsOf(at)).toBe(words);
  });

  it.each([
    ['2026-06-03', 'Grandparents, today'],
    ['2026-06-05', 'Grandparents, tomorrow'],
    ['2026-06-19', 'Grandparents, Fri, Jun 19'],
  ])('of whole days is told by the day: %s', (start, words) => {
    const event = { title: 'Grandparents', date: '2026-06-01T00:00:00.000Z' };
    const time = { kind: 'all-day', start, end: '2026-06-21' } as const;
    expect(calendarEventText({ ...event, time }, now)).toBe(words);
  });
});
