import type { PlanTimeView } from '@nestmates/application/together/plans/plan-fields.ts';
import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';

/** Those that can still be taken, in the order in which they are offered. */
export const timesToAnswer = (
  { times }: { readonly times: readonly PlanTimeView[] },
  now: Date,
): readonly PlanTimeView[] => times.filter(({ date }) => new Date(date) > now);

/** The one time of a playdate that both agreed on. */
export const agreedTimes = ({
  date,
  until,
}: Pick<PlaydateView, 'date' | 'until'>): readonly PlanTimeView[] =>
  date !== null && until !== null ? [{ date, until }] : [];

/** Whether it begins later today, or goes on: what began yesterday may. */
export const isNextToday = ({ date, until }: PlanTimeView, now: Date): boolean => {
  const begins = new Date(date);
  return new Date(until) > now && (begins <= now || begins.toDateString() === now.toDateString());
};
