import { addDays, atTime, dateOf, timeOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { instantOf, localTimeAt } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';

/** The zone of the demo logins and of everybody whom they deal with. */
export const demoTimeZone = 'America/New_York';

/** A full hour on the clocks of New York, so many days from today. */
export function brooklynTime({ inDays, hour }: { inDays: number; hour: number }, now: Date): Date {
  const day = addDays(dateOf(localTimeAt(now, demoTimeZone)), inDays);
  return instantOf(atTime(day, `${String(hour).padStart(2, '0')}:00`), demoTimeZone);
}

const [evening, morning] = ['21:00', '06:30'];
/** So many hours let the eleven of the longest night fit between the evening and 22:00. */
const shortened = 11;

/**
 * So long ago. Members sleep at night: from the evening to the morning the clock runs slower here, so that it is the
 * evening before, and two moments stay in their order.
 */
export function timeAgo(span: number, now: Date): Date {
  const at = later(now, -span);
  const local = localTimeAt(at, demoTimeZone);
  const [day, time] = [dateOf(local), timeOf(local)];
  if (time >= morning && time < evening) return at;
  const startDay = time < morning ? addDays(day, -1) : day;
  const start = instantOf(atTime(startDay, evening), demoTimeZone);
  return later(start, Math.floor((at.getTime() - start.getTime()) / shortened));
}

/**
 * The first full hour of the day after so long, today; late in the evening the last one of today, and before the morning
 * the first.
 */
export function hourOfToday(span: number, now: Date): Date {
  const [first, last] = [8, 18].map((hour) => brooklynTime({ inDays: 0, hour }, now)) as [Date, Date];
  const at = new Date(Math.ceil(later(now, span).getTime() / hours(1)) * hours(1));
  return at < first ? first : at > last ? last : at;
}

/** The last full hour by then at which something of the day begins. */
export function begunHour(span: number, now: Date): Date {
  const [first, last] = ['07:00', '18:00'];
  let at = new Date(Math.floor((now.getTime() - span) / hours(1)) * hours(1));
  const isOfDay = (time: string) => time >= first && time <= last;
  while (!isOfDay(timeOf(localTimeAt(at, demoTimeZone)))) at = later(at, -hours(1));
  return at;
}
