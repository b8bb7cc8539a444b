import { days } from '../shared/time.ts';

/** A day without a time zone: "2026-06-04". Dates compare as text. */
export type CalendarDate = string;

/** A time of day on a clock, without its time zone: "2026-06-04T09:00". Compares as text, too. */
export type LocalDateTime = string;

/** "2026-06" */
export type YearMonth = string;

const atMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00Z`);

/** Also that the day exists: 2026-02-29 is none. */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;

export const isLocalDateTime = (text: string): boolean =>
  /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isCalendarDate(dateOf(text));

/** Days are counted in UTC, where each has 24 hours. "" for what is no date or after the year 9999. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  const start = atMidnight(date);
  if (Number.isNaN(start)) return '';
  const [day = ''] = new Date(start + days(count)).toISOString().split('T');
  return day.length === 10 ? day : '';
}

export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (atMidnight(to) - atMidnight(from)) / days(1);

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(atMidnight(date)).getUTCDay();

export const dateOf = (time: LocalDateTime): CalendarDate => time.slice(0, 10);
/** "09:00" */
export const timeOf = (time: LocalDateTime): string => time.slice(11, 16);
export const atTime = (date: CalendarDate, time: string): LocalDateTime => `${date}T${time}`;

export const monthOf = (date: CalendarDate): YearMonth => date.slice(0, 7);
export const dayOf = (date: CalendarDate): number => Number(date.slice(8, 10));
export const firstOf = (month: YearMonth): CalendarDate => `${month}-01`;

export function monthAfter(month: YearMonth, count = 1): YearMonth {
  const first = new Date(atMidnight(firstOf(month)));
  first.setUTCMonth(first.getUTCMonth() + count);
  return monthOf(first.toISOString());
}

export const lastOf = (month: YearMonth): CalendarDate => addDays(firstOf(monthAfter(month)), -1);

/** The day of this number in the month, or its last day if it is shorter. */
export function dayInMonth(month: YearMonth, day: number): CalendarDate {
  const last = lastOf(month);
  return addDays(firstOf(month), Math.min(day, dayOf(last)) - 1);
}

/** May 31 and one month are June 30. */
export const addMonths = (date: CalendarDate, count: number): CalendarDate =>
  dayInMonth(monthAfter(monthOf(date), count), dayOf(date));
