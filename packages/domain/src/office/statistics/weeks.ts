import { days, later } from '../../platform/shared/time.ts';

/** The beginning of the week in UTC: its Monday at midnight. */
export function mondayOf(at: Date): Date {
  const midnight = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  return later(midnight, -days((midnight.getUTCDay() + 6) % 7));
}

/** The beginnings of the last weeks, the present one among them; the oldest first. */
export const lastWeeks = (now: Date, count: number): readonly Date[] =>
  Array.from({ length: count }, (_, nth) => later(mondayOf(now), -days(7 * (count - 1 - nth))));
