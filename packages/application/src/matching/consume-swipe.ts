import { swipesADay, swipesUsedUp, utcDay } from '@nestmates/domain/matching/swipes.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Swipes } from './ports.ts';

/** Part of the change it belongs to: what is refused, or fails, has cost no swipe. */
export async function takeSwipe(swipes: Swipes, by: Caller, at: Date): Promise<void> {
  const max = swipesADay(by.can);
  if (max !== undefined && !(await swipes.take(by.id, utcDay(at), max))) throw swipesUsedUp(at);
}
