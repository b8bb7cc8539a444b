import { useEffect } from 'react';

/** Time within which a page on a slow network has what it shows. */
const idleWithinMs = 5000;

/** Not every browser says when it is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: idleWithinMs });
  else setTimeout(task, idleWithinMs);
}

async function start(): Promise<void> {
  try {
    await (await import('./start-offline-use.ts')).startOfflineUse();
  } catch {
    // The app needs the network without storage or a service worker.
  }
}

/** Prepares the app for being opened without a network, once the page is there. */
export function useOfflineUse(): void {
  useEffect(() => {
    // Every file is new in development.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const startWhenIdle = () => whenIdle(() => void start());
    if (document.readyState === 'complete') startWhenIdle();
    else window.addEventListener('load', startWhenIdle, { once: true });
  }, []);
}
