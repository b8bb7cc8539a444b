import type { PlanView } from '@nestmates/application/together/plans/plan-view.ts';
import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { lengthOf, type PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { shortClock, weekdayOf } from '../../../dates/short-clock.ts';

/** The time of the contract. */
export interface GivenTime {
  readonly date: string;
  readonly until: string;
}

/** One of the times of a plan that waits for an answer. */
export type OfferedTime = PlanView['times'][number];

/** Those that are still to come. */
export const openTimesOf = ({ times }: Pick<PlanView, 'times'>): readonly OfferedTime[] =>
  times.filter(({ passed }) => !passed);

export const timeOf = ({ date, until }: GivenTime): PlanTime => ({
  date: new Date(date),
  until: new Date(until),
});

const isNoon = (at: Date): boolean => at.getHours() === 12 && at.getMinutes() === 0;

/** "10 AM", "noon" */
export const clockText = (at: Date): string => (isNoon(at) ? 'noon' : shortClock(at));

const half = (at: Date): string => (at.getHours() < 12 ? 'AM' : 'PM');
const isSameDay = (one: Date, two: Date): boolean => one.toDateString() === two.toDateString();

/** Whether it goes on after midnight by the clock of this browser; what ends at midnight does not. */
export const goesOverMidnight = ({ date, until }: PlanTime): boolean =>
  !isSameDay(date, new Date(until.getTime() - 1));

/** "10 AM to noon", "3 to 5 PM", "10 PM to 1 AM on Sunday" */
export function spanText(time: PlanTime): string {
  const { date, until } = time;
  const end = clockText(until);
  if (goesOverMidnight(time)) return `${clockText(date)} to ${end} on ${weekdayOf.format(until)}`;
  const isOneHalf = half(date) === half(until) && isSameDay(date, until) && !isNoon(date) && !isNoon(until);
  return `${isOneHalf ? shortClock(date).replace(/ [AP]M$/, '') : clockText(date)} to ${end}`;
}

const counted = ['', 'An hour', 'Two hours', 'Three hours'] as const;

/** "Two hours", "An hour and a half", "45 minutes", "8 hours" */
export function lengthText(time: PlanTime): string {
  const whole = Math.floor(lengthOf(time) / hours(1));
  const rest = Math.round((lengthOf(time) - hours(whole)) / minutes(1));
  if (whole === 0) return `${rest} minutes`;
  const said = counted[whole] ?? `${whole} hours`;
  if (rest === 0) return said;
  return rest === 30 ? `${said} and a half` : `${said} and ${rest} minutes`;
}
