import { timeZoneOfState } from '../../members/places/time-zones.ts';
import { addDays, atTime, dateOf, daysBetween } from '../../platform/dates/calendar-date.ts';
import { instantOf, localTimeAt } from '../../platform/dates/zoned-time.ts';

const beginsEvening = '18:00';
const [endsNight, beginsNight] = ['08:00', '21:00'];
const mostMembers = 'America/New_York';

interface Whereabouts {
  /** The browser's, when the member last had to do with it. */
  readonly timeZone: string | null;
  /** Where the member lives. */
  readonly state: string | null;
}

/** The clock by which a member's evening is meant. */
export const clockOf = ({ timeZone, state }: Whereabouts): string =>
  timeZone ?? timeZoneOfState(state) ?? mostMembers;

/** The evening before, by the member's clock. */
export function reminderAt(date: Date, timeZone: string): Date {
  const dayBefore = addDays(dateOf(localTimeAt(date, timeZone)), -1);
  return instantOf(atTime(dayBefore, beginsEvening), timeZone);
}

/** The same time, or the next morning where it lies in the night of the member's clock. */
export function byDay(at: Date, timeZone: string): Date {
  const [day, time] = localTimeAt(at, timeZone).split('T');
  if (!day || !time || (time >= endsNight && time < beginsNight)) return at;
  return instantOf(atTime(time < endsNight ? day : addDays(day, 1), endsNight), timeZone);
}

/** Reads the member's clock; a reminder that is written late may come on the day itself. */
export function dayInWords(date: Date, now: Date, timeZone: string): 'today' | 'tomorrow' {
  const [today, then] = [now, date].map((at) => dateOf(localTimeAt(at, timeZone)));
  return daysBetween(today ?? '', then ?? '') < 1 ? 'today' : 'tomorrow';
}
