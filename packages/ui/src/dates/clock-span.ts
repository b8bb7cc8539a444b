import { shortClock, weekdayOf } from './short-clock.ts';

/** Its beginning and end, by the clock of this browser. */
export interface ClockSpan {
  readonly date: Date;
  readonly until: Date;
}

const isNoon = (at: Date): boolean => at.getHours() === 12 && at.getMinutes() === 0;

/** "10 AM", "noon" */
export const clockText = (at: Date): string => (isNoon(at) ? 'noon' : shortClock(at));

const half = (at: Date): string => (at.getHours() < 12 ? 'AM' : 'PM');
const isSameDay = (one: Date, two: Date): boolean => one.toDateString() === two.toDateString();

/** Whether it goes on after midnight by the clock of this browser; what ends at midnight does not. */
export const goesOverMidnight = ({ date, until }: ClockSpan): boolean =>
  !isSameDay(date, new Date(until.getTime() - 1));

/** "10 AM to noon", "3 to 5 PM", "10 PM to 1 AM on Sunday" */
export function spanText(time: ClockSpan): string {
  const { date, until } = time;
  const end = clockText(until);
  if (goesOverMidnight(time)) return `${clockText(date)} to ${end} on ${weekdayOf.format(until)}`;
  const isOneHalf = half(date) === half(until) && isSameDay(date, until) && !isNoon(date) && !isNoon(until);
  return `${isOneHalf ? shortClock(date).replace(/ [AP]M$/, '') : clockText(date)} to ${end}`;
}
