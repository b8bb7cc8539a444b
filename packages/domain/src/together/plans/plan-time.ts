import { usualLength } from '../../members/pairs/plan-length.ts';
import { localTimeAt } from '../../platform/dates/zoned-time.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import { hours, later } from '../../platform/shared/time.ts';

/** When a swap or a playdate begins and ends. */
export interface PlanTime {
  readonly date: Date;
  readonly until: Date;
}

export const planTimeRule = {
  noUntil: 'The end is required',
  backwards: 'The end must come after the beginning',
  longest: hours(24),
  tooLong: 'A plan ends within 24 hours of its beginning',
  maxTimes: 3,
  noTime: 'Please choose at least one time',
  tooManyTimes: 'You can offer up to three times',
  sameTime: 'Please choose times that differ',
} as const;

export const lengthOf = ({ date, until }: PlanTime): number => until.getTime() - date.getTime();

/** A time that has a beginning alone is as long as this one, or as is usual. */
export const planTimeFrom = (
  { date, until }: { readonly date: Date; readonly until?: Date },
  length: number = usualLength,
): PlanTime => ({ date, until: until ?? later(date, length) });

export const isSameTime = (one: PlanTime, two: PlanTime): boolean =>
  one.date.getTime() === two.date.getTime() && one.until.getTime() === two.until.getTime();

/** It may end on the next day. */
export function requirePlanTime(time: PlanTime): void {
  if (time.until <= time.date) throw invalid('until', planTimeRule.backwards);
  if (lengthOf(time) > planTimeRule.longest) throw invalid('until', planTimeRule.tooLong);
}

/** One to three. Each has a beginning of its own, by which an answer names the one that it takes. */
export function requireOfferedTimes(times: readonly PlanTime[]): void {
  if (times.length === 0) throw invalid('times', planTimeRule.noTime);
  if (times.length > planTimeRule.maxTimes) throw invalid('times', planTimeRule.tooManyTimes);
  const beginnings = new Set(times.map(({ date }) => date.getTime()));
  if (beginnings.size < times.length) throw invalid('times', planTimeRule.sameTime);
  times.forEach(requirePlanTime);
}

/** Undefined where no time that is offered begins then. */
export const offeredTimeAt = (times: readonly PlanTime[], date: Date): PlanTime | undefined =>
  times.find((time) => time.date.getTime() === date.getTime());

/** Whether it goes on after midnight on this clock; what ends at midnight does not. */
export const isOverMidnight = ({ date, until }: PlanTime, timeZone: string): boolean =>
  localTimeAt(date, timeZone).slice(0, 10) !== localTimeAt(later(until, -1), timeZone).slice(0, 10);

/** Two pages took different ones of the times that were offered, and this is the later one. */
export function requireSameTime(arranged: Pick<PlanTime, 'date'>, taken: Date): void {
  if (taken.getTime() === arranged.date.getTime()) return;
  throw new DomainError(
    'conflict',
    'OTHER_TIME_TAKEN',
    'This is arranged for another time already. Please look again.',
  );
}
