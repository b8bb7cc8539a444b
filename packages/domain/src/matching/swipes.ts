import { DomainError } from '../shared/errors.ts';
import { days, later } from '../shared/time.ts';
import type { Capabilities } from '../subscriptions/capabilities.ts';

/** Connects and passes a Free member has in a day; days are counted in UTC. */
export const freeSwipesADay = 20;

/** Whom she passed she does not meet again for so long. */
const passLasts = days(30);

/** Passes from before this are over. */
export const passesCountSince = (at: Date): Date => later(at, -passLasts);

/** How many swipes a day her plan allows; none named means as many as she likes. */
export const swipesADay = ({ pro }: Capabilities): number | undefined => (pro ? undefined : freeSwipesADay);

export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** When the day is over and all swipes are there again. */
export const swipesReturnAt = (at: Date): Date => later(at, days(1) - (at.getTime() % days(1)));

export function swipesUsedUp(at: Date): DomainError {
  const untilMidnight = swipesReturnAt(at).getTime() - at.getTime();
  return new DomainError(
    'rate-limited',
    'SWIPE_LIMIT',
    `You have used your ${freeSwipesADay} swipes for today. With Pro you can swipe as much as you like.`,
    { retryAfterSeconds: Math.ceil(untilMidnight / 1000), flags: { requiresSubscription: true } },
  );
}
