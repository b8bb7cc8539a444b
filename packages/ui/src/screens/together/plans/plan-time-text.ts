import type { PlanView } from '@nestmates/application/together/plans/plan-view.ts';
import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { lengthOf, type PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';

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
