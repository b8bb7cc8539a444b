import type { PlanId } from '../../platform/access/capabilities.ts';
import { freeDailySwipes, planOpens } from '../../platform/access/features.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';

/** How long a passed member stays out of the deck. */
const passDuration = days(30);

/** Older passes have expired. */
export const passesValidSince = (at: Date): Date => later(at, -passDuration);

/** The daily limit of a plan; undefined means unlimited. */
export const dailySwipeLimit = (plan: PlanId): number | undefined =>
  planOpens(plan, 'unlimited swipes') ? undefined : freeDailySwipes;

export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** The end of the day, when the limit starts over. */
export const swipesResetAt = (at: Date): Date => later(at, days(1) - (at.getTime() % days(1)));

export function swipeLimitReached(at: Date): DomainError {
  const untilMidnight = swipesResetAt(at).getTime() - at.getTime();
  return new DomainError(
    'rate-limited',
    'SWIPE_LIMIT',
    `You have used your ${freeDailySwipes} swipes for today. With Pro you can swipe as much as you like.`,
    { retryAfterSeconds: Math.ceil(untilMidnight / 1000), flags: { requiresSubscription: true } },
  );
}
