import { dailySwipeLimit, swipeLimitReached, utcDay } from '@nestmates/domain/friends/matching/swipes.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Swipes } from './ports.ts';

/** Runs in the transaction of the swipe, so that a refused or failed swipe is not counted. */
export async function consumeSwipe(swipes: Swipes, by: Caller, at: Date): Promise<void> {
  const max = dailySwipeLimit(by.plan);
  if (max !== undefined && !(await swipes.consume(by.id, utcDay(at), max))) throw swipeLimitReached(at);
}
