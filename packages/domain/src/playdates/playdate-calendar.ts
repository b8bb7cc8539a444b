import type { CalendarEvent } from '../calendar/calendar-event.ts';
import type { MemberId } from '../shared/ids.ts';
import { days, later } from '../shared/time.ts';
import type { ScheduledPlaydate } from './playdate.ts';

export const playdateTitle = (other: string): string => `Playdate with ${other}`;

/** The calendar chooses the type under which it shows them. */
type CalendarEntry = Omit<CalendarEvent, 'type'>;

/** One for each of the two, named after the other. */
export function calendarEntriesOf(
  { userIdOne, userIdTwo, date }: ScheduledPlaydate,
  names: ReadonlyMap<MemberId, string>,
): readonly CalendarEntry[] {
  const entry = (userId: MemberId, other: MemberId): CalendarEntry => ({
    userId,
    date,
    description: null,
    title: playdateTitle(names.get(other) ?? 'another member'),
  });
  return [entry(userIdOne, userIdTwo), entry(userIdTwo, userIdOne)];
}

/** The day before; undefined if that has passed when the playdate is agreed on. */
export function reminderAt({ date, scheduledAt }: ScheduledPlaydate): Date | undefined {
  const dayBefore = later(date, -days(1));
  return dayBefore > scheduledAt ? dayBefore : undefined;
}
