import { currentMoment } from '../../platform/moments/moments.ts';
import { nextPause } from './next-pause.ts';
import { showToldMoments } from './told-moments.ts';

/** Not in the middle of a form; one that is on the screen is closed at once where another page has shown it. */
export async function showAtPause(): Promise<void> {
  if (!currentMoment()) await nextPause();
  await showToldMoments();
}
