import { checkForVersions, followVersions } from '../offline/follow-versions.ts';
import { keepShownPhotos } from '../offline/keep-shown-photos.ts';
import { keepWhatIsSeen } from './keep-what-is-seen.ts';
import { retryWhileAway } from './retry-while-away.ts';

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
