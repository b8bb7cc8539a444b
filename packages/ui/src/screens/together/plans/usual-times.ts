import { usualLength } from '@nestmates/domain/members/pairs/plan-length.ts';
import {
  addDays,
  atTime,
  type CalendarDate,
  dateOf,
  daysBetween,
  type LocalDateTime,
  timeOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '../../../dates/local-date-time.ts';

/** Times on the clock of this browser, which the controls have; the end is empty while the beginning is. */
export interface LocalTime {
  readonly date: string;
  readonly until: string;
}

/** Days in a row of the strip. */
const daysShown = 7;
/** The times of day with a chip of their own. */
const usualStarts = ['09:00', '10:00', '14:00'] as const;
const usualStart = '10:00';
const usualHours = [1, 2, 3] as const;

export const localTimeOf = ({ date, until }: PlanTime): LocalTime => ({
  date: toDateTimeLocal(date),
  until: toDateTimeLocal(until),
});

/** The days of a week of the strip; the first begins tomorrow. */
export const daysOfWeek = (now: LocalDateTime, week: number): readonly CalendarDate[] =>
  Array.from({ length: daysShown }, (_, nth) => addDays(dateOf(now), week * daysShown + nth + 1));

/** The week in which a time stands; the first where none is chosen. */
export const weekWith = (now: LocalDateTime, date: string): number =>
  date === '' ? 0 : Math.max(0, Math.floor((daysBetween(dateOf(now), dateOf(date)) - 1) / daysShown));

const shifted = (local: string, by: number): string => {
  const at = fromDateTimeLocal(local);
  return at ? toDateTimeLocal(later(at, by)) : '';
};

function lengthOfLocal({ date, until }: LocalTime, otherwise: number): number {
  const [from, end] = [fromDateTimeLocal(date), fromDateTimeLocal(until)];
  return from && end && end > from ? end.getTime() - from.getTime() : otherwise;
}

/** The end moves along with the beginning; one that has no end yet takes `length`. */
export const beginningAt = (time: LocalTime, date: string, length: number = usualLength): LocalTime => ({
  date,
  until: shifted(date, lengthOfLocal(time, length)),
});

/** Times at which both are free, as far as that is known. */
type Free = readonly LocalTime[];

export const freeOn = (free: Free, day: CalendarDate): LocalTime | undefined =>
  free.find(({ date }) => dateOf(date) === day);

/** The first time of that day at which both are free, else the same hours as before. */
export function onDay(time: LocalTime, day: CalendarDate, free: Free = [], length?: number): LocalTime {
  const both = freeOn(free, day);
  if (!both) return beginningAt(time, atTime(day, time.date === '' ? usualStart : timeOf(time.date)), length);
  return length === undefined ? both : beginningAt({ date: '', until: '' }, both.date, length);
}

/** Whether it lies within a time at which both are free. */
export const isFreeAt = (time: LocalTime, free: Free): boolean =>
  free.some(({ date, until }) => date <= time.date && time.until <= until);

/** The next time to offer besides: on another day than all that are. */
export const nextFree = (times: readonly LocalTime[], free: Free): LocalTime | undefined =>
  free.find(({ date }) => !times.some((time) => dateOf(time.date) === dateOf(date)));

/**
 * Beginnings around the time at which both are free on the chosen day, else the usual ones; with the chosen
 * one where it is another.
 */
export function startsOn({ date }: LocalTime, now: LocalDateTime, free: Free = []): readonly LocalDateTime[] {
  const day = date === '' ? addDays(dateOf(now), 1) : dateOf(date);
  const both = freeOn(free, day)?.date;
  const near =
    both === undefined ? undefined : [shifted(both, -minutes(30)), both, shifted(both, minutes(30))];
  const starts = (near ?? usualStarts.map((start) => atTime(day, start))).filter((start) => start > now);
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
