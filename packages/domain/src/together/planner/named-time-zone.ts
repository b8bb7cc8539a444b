import { dateOf } from '../../platform/dates/calendar-date.ts';
import { instantOf, localTimeAt } from '../../platform/dates/zoned-time.ts';
import type { TimeZone } from './local-time.ts';

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** A time zone by its IANA name, as the calendar has it. */
export const namedTimeZone = (name: string): TimeZone => ({
  localTimeOf(at) {
    const local = localTimeAt(at, name);
    const [year = 0, month = 0, day = 0] = dateOf(local).split('-').map(Number);
    const [hour = 0, minute = 0] = local.slice(11).split(':').map(Number);
    return { year, month, day, hour, minute };
  },
  instantOf({ year, month, day, hour, minute }) {
    const date = [padded(year, 4), padded(month, 2), padded(day, 2)].join('-');
    return instantOf(`${date}T${padded(hour, 2)}:${padded(minute, 2)}`, name);
  },
});
