/** Whether the server has not answered, so that something is shown that was kept from before. */
let showing = false;
const listeners = new Set<() => void>();

export const isCachedShown = (): boolean => showing;

export function setCachedShown(now: boolean): void {
  if (showing === now) return;
  showing = now;
  for (const tell of listeners) tell();
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const isOffline = (): boolean => showing || !navigator.onLine;
