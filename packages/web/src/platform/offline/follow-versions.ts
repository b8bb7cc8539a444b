import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { appEntry } from './app-entry.ts';
import { announceNewVersion } from './new-version.ts';

const checkAtMostEveryMs = hours(1);

/** The service worker says which version it has when it takes over. */
export function followVersions(): void {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly entry?: string }>) => {
      if (data.entry !== undefined && data.entry !== appEntry()) announceNewVersion();
    },
  );
}

/** Browsers look for a new version when a page is opened; the app may stay open for days. */
export function checkForVersions(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < checkAtMostEveryMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
