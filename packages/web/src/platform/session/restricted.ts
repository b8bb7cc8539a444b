import { useSyncExternalStore } from 'react';

/** Whether the member is suspended or banned, as far as this page has noticed. */
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

export const useRestricted = (): boolean => useSyncExternalStore(subscribe, () => restricted);
