import { DomainError } from '../shared/errors.ts';
import { days, later } from '../shared/time.ts';
import type { Capabilities } from '../subscriptions/capabilities.ts';

/** Connects and passes a Free member has in a day; days are counted in UTC. */
export const freeDailySwipes = 20;

/** Whom she passed she does not meet again for so long. */
const passDuration = days(30);

/** Passes from before this are over. */
export const passesValidSince = (at: Date): Date => later(at, -passDuration);

/** How many swipes a day her plan allows; none named means as many as she likes. */
export const dailySwipeLimit = ({ pro }: Capabilities): number | undefined =>
  pro ? undefined : freeDailySwipes;

export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** When the day is over and all swipes are there again. */
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
