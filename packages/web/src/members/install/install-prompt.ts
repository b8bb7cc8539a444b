import { useSyncExternalStore } from 'react';

/** Event of Chromium browsers, once they find the app installable; others have no such event. */
interface BeforeInstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offered: BeforeInstallPrompt | undefined;
const listeners = new Set<() => void>();

function setOffered(event: BeforeInstallPrompt | undefined): void {
  offered = event;
  for (const tell of listeners) tell();
}

/** Listens from the start of the page on, because the browser says it once. */
export function followInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffered(event as BeforeInstallPrompt);
  });
  window.addEventListener('appinstalled', () => setOffered(undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCanInstall = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offered !== undefined,
    () => false,
  );

/** An offer can be used once. */
export async function install(): Promise<void> {
  const event = offered;
  setOffered(undefined);
  await event?.prompt();
}
