import type { MomentKind } from '@nestmates/domain/members/notifications/notification.ts';
import { currentMoment } from '../../platform/moments/moments.ts';
import { nextPause } from './next-pause.ts';
import { showToldMoments } from './told-moments.ts';

const dashboard = '/dashboard';

/** Which kinds of moments come on that page. */
export const isDueOn =
  (path: string) =>
  (kind: MomentKind): boolean =>
    path === dashboard || kind === 'match';

/** How many there were when the notifications were read last. */
let known = 0;

/**
 * A match wherever the member is, the others on the dashboard; not in the middle of a form. What is on the screen is
 * closed at once where another page has shown it.
 */
export async function showAtPause(path: string, count: number): Promise<void> {
  if (path !== dashboard && count === known) return;
  known = count;
  if (!currentMoment()) await nextPause();
  // The member may be on another page by then.
  await showToldMoments(isDueOn(location.pathname));
}
