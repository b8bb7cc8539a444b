import {
  addDays,
  atTime,
  type CalendarDate,
  dateOf,
  type LocalDateTime,
  timeOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { usualLength } from '@nestmates/domain/together/plans/plan-time.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '../../../dates/local-date-time.ts';

/** By the clock of this browser, as the controls have it; the end is empty while the beginning is. */
export interface LocalTime {
  readonly date: string;
  readonly until: string;
}

const daysShown = 7;
/** The times of day with a chip of their own. */
const usualStarts = ['09:00', '10:00', '14:00'] as const;
const usualStart = '10:00';
const usualHours = [1, 2, 3] as const;

export const daysFrom = (now: LocalDateTime): readonly CalendarDate[] =>
  Array.from({ length: daysShown }, (_, nth) => addDays(dateOf(now), nth + 1));

const shifted = (local: string, by: number): string => {
  const at = fromDateTimeLocal(local);
  return at ? toDateTimeLocal(later(at, by)) : '';
};

export function lengthOfLocal({ date, until }: LocalTime): number {
  const [from, end] = [fromDateTimeLocal(date), fromDateTimeLocal(until)];
  return from && end && end > from ? end.getTime() - from.getTime() : usualLength;
}

/** The end moves along with the beginning. */
export const beginningAt = (time: LocalTime, date: string): LocalTime => ({
  date,
  until: shifted(date, lengthOfLocal(time)),
});

export const onDay = (time: LocalTime, day: CalendarDate): LocalTime =>
  beginningAt(time, atTime(day, time.date === '' ? usualStart : timeOf(time.date)));

/** The usual beginnings on the chosen day, with the chosen one where it is another. */
export function startsOn({ date }: LocalTime, now: LocalDateTime): readonly LocalDateTime[] {
  const day = date === '' ? addDays(dateOf(now), 1) : dateOf(date);
  const starts = usualStarts.map((start) => atTime(day, start)).filter((start) => start > now);
  return date === '' || starts.includes(date) ? starts : [...starts.slice(0, 2), date].toSorted();
}

/** One, two or three hours after the beginning, with the chosen end where it is another. */
export function endsAfter({ date, until }: LocalTime): readonly LocalDateTime[] {
  if (date === '') return [];
  const ends = usualHours.map((count) => shifted(date, hours(count)));
  return until === '' || until <= date || ends.includes(until)
    ? ends
    : [...ends.slice(0, 2), until].toSorted();
}
