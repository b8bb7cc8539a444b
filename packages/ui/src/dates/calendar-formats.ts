import {
  type CalendarDate,
  firstOf,
  type YearMonth,
} from '@nestmates/domain/platform/dates/calendar-date.ts';

/** Days and times that are text already stand on some clock: formatted in UTC they stay as they are. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (local: string): string => formatter.format(new Date(`${local}Z`));
};

const atMidnight = (options: Intl.DateTimeFormatOptions) => {
  const written = format(options);
  return (date: CalendarDate): string => written(`${date}T00:00`);
};

/** "Saturday, June 6" */
export const dayAndWeekday = atMidnight({ weekday: 'long', month: 'long', day: 'numeric' });

/** "Saturday, June 6, 2026" */
export const dayWithYear = atMidnight({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** "Sat, Jun 6, 2026" */
export const shortDay = atMidnight({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** "Jun 6" */
export const shortMonthDay = atMidnight({ month: 'short', day: 'numeric' });

const shortMonth = atMidnight({ month: 'short' });
const shortWeekday = atMidnight({ weekday: 'short' });

/** "Sat, Jun" */
export const monthAndWeekday = (date: CalendarDate): string => `${shortWeekday(date)}, ${shortMonth(date)}`;

const nameOfMonth = atMidnight({ month: 'long' });

/** "June" */
export const monthName = (month: YearMonth): string => nameOfMonth(firstOf(month));

/** "June 2026" */
export const monthTitle = (month: YearMonth): string => `${monthName(month)} ${month.slice(0, 4)}`;

/** "2:00 PM" */
export const clockTime = format({ hour: 'numeric', minute: '2-digit' });

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
