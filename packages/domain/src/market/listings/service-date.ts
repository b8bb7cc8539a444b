import { addDays, addMonths, type CalendarDate } from '../../platform/dates/calendar-date.ts';
import { invalid } from '../../platform/shared/errors.ts';
import { days, hours, later } from '../../platform/shared/time.ts';

/**
 * A service takes place on one day, or by arrangement: with a day it ends by itself, without one its seller takes it
 * off. The day is over once it has ended everywhere, since a service has no time zone.
 */
export const serviceDateRule = {
  past: 'Please choose today or a later day',
  maxYearsAhead: 1,
  farAhead: 'Please choose a day within the next year',
  /** So many days after its date a listing is still there. */
  daysAfter: 14,
} as const;

/** How long after midnight in UTC a day goes on where it ends last, and how long before it begins where it does first. */
const [endsLast, beginsFirst] = [hours(12), hours(14)];

/** When the day begins where it does first. */
export const startOfServiceDay = (date: CalendarDate): Date =>
  later(new Date(`${date}T00:00:00Z`), -beginsFirst);

/** When the day has ended everywhere. */
export const endOfServiceDay = (date: CalendarDate): Date =>
  later(new Date(`${addDays(date, 1)}T00:00:00Z`), endsLast);

/** When the listing of a service on this day ends. */
export const serviceEndsAt = (date: CalendarDate): Date =>
  later(endOfServiceDay(date), days(serviceDateRule.daysAfter));

/** Services with this day or an earlier one have ended by now. */
export const lastEndedServiceDate = (now: Date): CalendarDate => {
  const lastOver = later(now, -endsLast - days(1))
    .toISOString()
    .slice(0, 10);
  return addDays(lastOver, -serviceDateRule.daysAfter);
};

interface Dated {
  readonly serviceDate: CalendarDate | null;
}

export const isServiceOver = ({ serviceDate }: Dated, now: Date): boolean =>
  serviceDate !== null && serviceEndsAt(serviceDate) <= now;

/** The day that a listing has may stay in the past. */
export function requireServiceDate(
  { serviceDate }: Dated,
  now: Date,
  unchanged: CalendarDate | null = null,
): void {
  if (serviceDate === null || serviceDate === unchanged) return;
  if (endOfServiceDay(serviceDate) <= now) throw invalid('serviceDate', serviceDateRule.past);
  const today = later(now, beginsFirst).toISOString().slice(0, 10);
  if (serviceDate > addMonths(today, 12 * serviceDateRule.maxYearsAhead)) {
    throw invalid('serviceDate', serviceDateRule.farAhead);
  }
}
