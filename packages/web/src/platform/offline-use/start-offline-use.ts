import { checkForVersions, followVersions } from '../offline/follow-versions.ts';
import { keepWhatIsSeen } from './keep-what-is-seen.ts';
import { retryWhileAway } from './retry-while-away.ts';

/**
 * Asks again for the photos that came before the service worker was there: they are in the browser's cache, and now
 * in the member's.
 */
function keepShownPhotos(): void {
  for (const { currentSrc } of document.images)
    if (currentSrc.startsWith(`${location.origin}/photos/`)) void fetch(currentSrc).catch(() => undefined);
}

let started = false;

export async function startOfflineUse(): Promise<void> {
  if (started) return;
  started = true;
  const { serviceWorker } = navigator;
  retryWhileAway();
  followVersions();
  const isControlled = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js');
  checkForVersions(await serviceWorker.ready);
  await keepWhatIsSeen();
  if (isControlled) keepShownPhotos();
  else serviceWorker.addEventListener('controllerchange', keepShownPhotos, { once: true });
}
