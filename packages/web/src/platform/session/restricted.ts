import { useSyncExternalStore } from 'react';

/** Whether the member is suspended or banned, by what the session says or a read has been refused for. */
let restricted = false;
const listeners = new Set<() => void>();

export function noteRestricted(next: boolean): void {
  if (restricted === next) return;
  restricted = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isRestrictedNow = (): boolean => restricted;

/** No page is rendered for whoever is. */
export const useRestricted = (): boolean => useSyncExternalStore(subscribe, isRestrictedNow, () => false);
