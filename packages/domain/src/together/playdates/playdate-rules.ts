import type { PairState } from '../../members/pairs/pair-state.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import { days, hours, later } from '../../platform/shared/time.ts';

/** How long a playdate takes in both calendars. */
export const playdateLength = hours(2);

export const playdateRule = {
  maxTimes: 3,
  noTime: 'Please choose at least one time',
  tooManyTimes: 'You can propose up to three times',
  sameTime: 'Please choose times that differ',
  past: 'Please choose a time in the future',
  farAhead: 'Please choose a time within the next three months',
} as const;

const maxTimeAhead = days(92);

/** One to three different times that are still to come. */
export function requireProposedTimes(times: readonly Date[], now: Date): void {
  if (times.length === 0) throw invalid('times', playdateRule.noTime);
  if (times.length > playdateRule.maxTimes) throw invalid('times', playdateRule.tooManyTimes);
  if (new Set(times.map(Number)).size < times.length) throw invalid('times', playdateRule.sameTime);
  if (times.some((time) => time <= now)) throw invalid('times', playdateRule.past);
  if (times.some((time) => time > later(now, maxTimeAhead))) throw invalid('times', playdateRule.farAhead);
}

/** A playdate is suggested only where the planner finds a time. */
export function requireCommonTimes(times: readonly Date[]): void {
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

export const playdateBegun = (): DomainError =>
  new DomainError('conflict', 'PLAYDATE_BEGUN', 'This playdate has begun and can no longer be cancelled.');
