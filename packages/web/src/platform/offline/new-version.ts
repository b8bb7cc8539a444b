import { useSyncExternalStore } from 'react';

/** Whether the service worker has a newer version of the app than this page. */
let newer = false;
const listeners = new Set<() => void>();

export function announceNewVersion(): void {
  newer = true;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => newer,
    () => false,
  );
