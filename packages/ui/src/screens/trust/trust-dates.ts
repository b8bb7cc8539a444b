import { days } from '@nestmates/domain/platform/shared/time.ts';
import { timeOfDay } from '../../dates/date-formats.ts';
import { localFormat } from '../../dates/local-format.ts';

const longDate = localFormat({ month: 'long', day: 'numeric', year: 'numeric' });
const dayOfYear = localFormat({ month: 'long', day: 'numeric' });

/** "November 22, 2026" */
export const dateText = (at: string): string => longDate.format(new Date(at));

/** "November 22", with the year where it is another. */
export function dayText(at: string, now: Date): string {
  const date = new Date(at);
  return (date.getFullYear() === now.getFullYear() ? dayOfYear : longDate).format(date);
}

/** So near that a day alone does not say when. */
export const isNear = (at: string, from: Date): boolean => Date.parse(at) - from.getTime() <= days(2);

const dayNumber = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** "November 22, 9:00 AM" */
export const timeOn = (at: string, now: Date): string =>
  `${dayText(at, now)}, ${timeOfDay.format(new Date(at))}`;

/** "6:00 PM today", "6:00 PM tomorrow" or "November 24, 6:00 PM" within two days, and later the day alone. */
export function endText(until: string, now: Date): string {
  if (!isNear(until, now)) return dayText(until, now);
  const end = new Date(until);
  const time = timeOfDay.format(end);
  const away = (dayNumber(end) - dayNumber(now)) / days(1);
  if (away === 0) return `${time} today`;
  return away === 1 ? `${time} tomorrow` : timeOn(until, now);
}

/** "November 22, 2026, 9:00 AM" */
const momentText = (at: string): string => `${dateText(at)}, ${timeOfDay.format(new Date(at))}`;

/** Says from when until when something held: with the times where it was at most two days. */
export function spanText(at: string, until: string | undefined): string {
  if (!until) return dateText(at);
  if (!isNear(until, new Date(at))) return `${dateText(at)} to ${dateText(until)}`;
  const isSameDay = dateText(at) === dateText(until);
  return `${momentText(at)} to ${isSameDay ? timeOfDay.format(new Date(until)) : momentText(until)}`;
}
