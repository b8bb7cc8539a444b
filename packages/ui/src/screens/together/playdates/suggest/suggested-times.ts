import { hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { lengthOf, type PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';

/** A day to choose. */
export interface DayOfStrip {
  readonly day: Date;
  /** Whether both are free on it. */
  readonly free: boolean;
}

const isSameDay = (one: Date, two: Date): boolean => one.toDateString() === two.toDateString();

const daysInStrip = 7;

const dayAfter = (from: Date, count: number): Date =>
  new Date(from.getFullYear(), from.getMonth(), from.getDate() + count);

/** Seven days: from tomorrow on, or from the chosen one where that is later. */
export function stripOf(now: Date, chosen: Date, free: readonly PlanTime[]): readonly DayOfStrip[] {
  const first = chosen < dayAfter(now, daysInStrip + 1) ? dayAfter(now, 1) : chosen;
  return Array.from({ length: daysInStrip }, (_, count) => {
    const day = dayAfter(first, count);
    return { day, free: free.some(({ date }) => isSameDay(date, day)) };
  });
}

/** The first time of that day at which both are free, else the same hours as before. */
export function timeOn(day: Date, before: PlanTime, free: readonly PlanTime[]): PlanTime {
  const found = free.find(({ date }) => isSameDay(date, day));
  if (found) return found;
  const date = new Date(day);
  date.setHours(before.date.getHours(), before.date.getMinutes());
  return { date, until: later(date, lengthOf(before)) };
}

const halfHour = minutes(30);

/** Half an hour before and after what is suggested on the day; another one that is chosen stands first. */
export function beginningsAround(chosen: Date, free: readonly PlanTime[]): readonly Date[] {
  const base = free.find(({ date }) => isSameDay(date, chosen))?.date ?? chosen;
  const around = [later(base, -halfHour), base, later(base, halfHour)];
  return around.some((date) => date.getTime() === chosen.getTime()) ? around : [chosen, ...around.slice(1)];
}

/** One, two or three hours later; another end that is chosen stands last. */
export function endsAfter({ date, until }: PlanTime): readonly Date[] {
  const ends = [1, 2, 3].map((count) => later(date, hours(count)));
  return ends.some((end) => end.getTime() === until.getTime()) ? ends : [...ends.slice(0, 2), until];
}

/** Whether it lies within a time at which both are free. */
export const isFreeAt = (time: PlanTime, free: readonly PlanTime[]): boolean =>
  free.some(({ date, until }) => date <= time.date && time.until <= until);

/** The next time to offer besides: on another day than all that are. */
export const nextFree = (times: readonly PlanTime[], free: readonly PlanTime[]): PlanTime | undefined =>
  free.find(({ date }) => !times.some((time) => isSameDay(time.date, date)));
