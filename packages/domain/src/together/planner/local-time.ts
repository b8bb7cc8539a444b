import { type Day, days as weekDays } from '../../members/availability/slots.ts';
import { days } from '../../platform/shared/time.ts';

/** A day on the calendar, in no zone. */
export interface LocalDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** What a clock on the wall shows. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

/** The local time of one zone, for whichever date library implements it. One object stands for one zone. */
export interface TimeZone {
  localTimeOf(at: Date): LocalDay & ClockTime;
  /** The moment at which the clocks of the zone show this time. */
  instantOf(time: LocalDay & ClockTime): Date;
}

/** Days have no zone, so their arithmetic may use UTC. */
const asUtc = ({ year, month, day }: LocalDay): number => Date.UTC(year, month - 1, day);

export function addDays(from: LocalDay, count: number): LocalDay {
  const date = new Date(asUtc(from) + days(count));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 1970 began on a Thursday, the fourth day of a week that begins with Monday. */
export function weekdayOf(day: LocalDay): Day {
  const sinceMonday = asUtc(day) / days(1) + 3;
  return weekDays[((sinceMonday % 7) + 7) % 7] ?? 'monday';
}
