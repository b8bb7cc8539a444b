import type { PairState } from '../../members/pairs/pair-state.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';
import { type PlanTime, requireOfferedTimes } from '../plans/plan-time.ts';

export const playdateRule = {
  past: 'Please choose a time in the future',
  farAhead: 'Please choose a time within the next three months',
  noPlace: 'Please choose a place',
  maxPlace: 100,
  longPlace: 'The place must be 100 characters or fewer',
} as const;

const maxTimeAhead = days(92);

/** One to three different times that are still to come. */
export function requireProposedTimes(times: readonly PlanTime[], now: Date): void {
  requireOfferedTimes(times);
  if (times.some(({ date }) => date <= now)) throw invalid('times', playdateRule.past);
  if (times.some(({ date }) => date > later(now, maxTimeAhead)))
    throw invalid('times', playdateRule.farAhead);
}

/** A playdate is suggested only where the planner finds a time. */
export function requireCommonTimes(times: readonly unknown[]): void {
  if (times.length > 0) return;
  throw new DomainError(
    'conflict',
    'NO_COMMON_TIME',
    'You two have no free time in common in the next four weeks. Try a message instead.',
  );
}

export function requireConnected({ connected }: Pick<PairState, 'connected'>): void {
  if (connected) return;
  throw new DomainError('forbidden', 'NOT_CONNECTED', 'You can suggest a playdate once you are connected.');
}

/** Two proposals between the same two would be answered past each other. */
export const proposalOpen = (): DomainError =>
  new DomainError(
    'conflict',
    'ALREADY_PROPOSED',
    'A playdate between you two is proposed already and waits for an answer.',
  );

export const playdatePast = (): DomainError =>
  new DomainError('conflict', 'PLAYDATE_PAST', 'This time has passed. Please choose or propose another one.');

/** Nobody answered before the last of the times. */
export const playdateLapsed = (): DomainError =>
  new DomainError('conflict', 'PLAYDATE_LAPSED', 'All of these times have passed. Please suggest new ones.');

export const playdateBegun = (): DomainError =>
  new DomainError('conflict', 'PLAYDATE_BEGUN', 'This playdate has begun and can no longer be cancelled.');
