import { type PlanTime, planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import { fromDateTimeLocal } from '../../../dates/local-date-time.ts';
import { ruleIssues } from '../../../forms/rule-issues.ts';
import type { LocalTime } from './usual-times.ts';

/** The fields of a form that hold one to three times. */
export interface TimeFields extends LocalTime {
  readonly otherTimes: readonly LocalTime[];
}

/** Undefined before its beginning is chosen. */
export function planTimeOf({ date, until }: LocalTime): PlanTime | undefined {
  const [from, end] = [fromDateTimeLocal(date), fromDateTimeLocal(until)];
  return from && planTimeFrom({ date: from, ...(end && { until: end }) });
}

const isTime = (time: PlanTime | undefined): time is PlanTime => time !== undefined;

export const otherTimesOf = ({ otherTimes }: TimeFields): readonly PlanTime[] =>
  otherTimes.map(planTimeOf).filter(isTime);

export const sentTime = ({ date, until }: PlanTime) => ({
  date: date.toISOString(),
  until: until.toISOString(),
});

/** What a rule of the domain has to say of the one time, at its beginning or its end. */
export const timeIssues = (requireTime: () => void) => ruleIssues('date', requireTime, ['until']);

/** The same of all times of a form: first of the one that is asked for, then of the others. */
export function timesIssues(
  time: PlanTime,
  otherTimes: readonly PlanTime[],
  requireTimes: (time: PlanTime, otherTimes: readonly PlanTime[]) => void,
) {
  const asked = timeIssues(() => requireTimes(time, []));
  return asked.length > 0 ? asked : ruleIssues('otherTimes', () => requireTimes(time, otherTimes));
}
