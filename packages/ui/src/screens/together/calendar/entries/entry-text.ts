import { type CalendarDate, dateOf, timeOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { type EventTime, firstDay, lastDay } from '@nestmates/domain/together/calendar/event-time.ts';
import type { Repeat, RepeatRhythm } from '@nestmates/domain/together/calendar/repeat.ts';
import { clockTime, dayWithYear, shortDay } from '../../../../dates/calendar-formats.ts';

/** When it begins on this day, or when what began before ends: "9:00 AM", "All day", "until 9:00 AM". */
export function timeOnDay(time: EventTime, date: CalendarDate): string {
  if (time.kind === 'all-day') return 'All day';
  if (dateOf(time.start) === date) return clockTime(time.start);
  return time.end !== null && dateOf(time.end) === date ? `until ${clockTime(time.end)}` : 'All day';
}

const sameDay = (time: EventTime) => firstDay(time) === lastDay(time);

/** "Saturday, June 6, 2026" or "Sat, Jun 6, 2026 – Mon, Jun 8, 2026" */
export const daysText = (time: EventTime): string =>
  sameDay(time) ? dayWithYear(firstDay(time)) : `${shortDay(firstDay(time))} – ${shortDay(lastDay(time))}`;

const midnight = (local: string) => timeOf(local) === '00:00';

/** "9:00 AM – 10:00 AM", "9:00 AM" or "All day" */
export function timeText(time: EventTime): string {
  if (time.kind === 'all-day') return 'All day';
  const { start, end } = time;
  if (end === null || end === start) return clockTime(start);
  return `${clockTime(start)} – ${midnight(end) && sameDay(time) ? 'midnight' : clockTime(end)}`;
}

export const rhythmTexts: Readonly<Record<RepeatRhythm, string>> = {
  weekly: 'Every week',
  'every-two-weeks': 'Every two weeks',
  monthly: 'Every month',
};

/** "Every week until Tue, Jun 30, 2026" */
export const repeatText = ({ rhythm, until }: Repeat): string =>
  `${rhythmTexts[rhythm]} until ${shortDay(until)}`;
