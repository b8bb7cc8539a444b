import type { CalendarEventView } from '@nestmates/application/together/calendar/contract.ts';
import { timeOfDay } from '@nestmates/ui/dates/date-formats.ts';
import { localFormat } from '@nestmates/ui/dates/local-format.ts';

const day = localFormat({ weekday: 'short', month: 'short', day: 'numeric' });

function dayText(at: Date, today: Date): string {
  const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  if (at.toDateString() === today.toDateString()) return 'today';
  return at.toDateString() === tomorrow.toDateString() ? 'tomorrow' : day.format(at);
}

interface NextEvent extends Pick<CalendarEventView, 'title' | 'date'> {
  readonly time?: CalendarEventView['time'];
}

/** "Library story time, tomorrow, 10:30 AM", in the member's time zone; of whole days the first that is not over. */
export function calendarEventText({ title, date, time }: NextEvent, now: Date): string {
  if (time?.kind === 'all-day') {
    const start = new Date(`${time.start}T00:00`);
    return `${title}, ${dayText(start < now ? now : start, now)}`;
  }
  const at = new Date(date);
  return `${title}, ${dayText(at, now)}, ${timeOfDay.format(at)}`;
}
