import type { PairState } from '../../members/pairs/pair-state.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';
import { type PlanTime, requireOfferedTimes, requirePlanTime } from '../plans/plan-time.ts';
import { lapsesAt, overAt, type Swap } from './swap.ts';

export const swapRule = {
  noDate: 'Date and time is required',
  past: 'Please choose a time in the future',
  farAhead: 'Please choose a time within the next year',
  noLocation: 'Location is required',
  maxLocation: 200,
  longLocation: 'Location must be 200 characters or fewer',
  noChildren: 'Select at least one child',
  noContact: 'Emergency contact is required',
  maxContact: 200,
  longContact: 'Emergency contact must be 200 characters or fewer',
  maxNotes: 1000,
  longNotes: 'Notes must be 1000 characters or fewer',
} as const;

export function requireConnected({ connected }: Pick<PairState, 'connected'>): void {
  if (connected) return;
  throw new DomainError('forbidden', 'NOT_CONNECTED', 'You can ask for a swap once you are connected.');
}

/** Also between the first and the last of the times of one request. */
export const maxTimeAhead = days(365);

function requireAhead(date: Date, now: Date, field: string): void {
  if (date <= now) throw invalid(field, swapRule.past);
  if (date > later(now, maxTimeAhead)) throw invalid(field, swapRule.farAhead);
}

export function requireSwapTime(time: PlanTime, now: Date): void {
  requireAhead(time.date, now, 'date');
  requirePlanTime(time);
}

/** The time that the member asks for, and up to two others that would do. */
export function requireSwapTimes(time: PlanTime, otherTimes: readonly PlanTime[], now: Date): void {
  requireSwapTime(time, now);
  for (const { date } of otherTimes) requireAhead(date, now, 'otherTimes');
  requireOfferedTimes([time, ...otherTimes]);
}

/**
 * When a swap leaves its list: a request that can no longer be accepted, and what is arranged once it is over. Until
 * then its emergency contact is needed.
 */
export const listedUntil = (swap: Swap): Date => (swap.status === 'pending' ? lapsesAt(swap) : overAt(swap));
