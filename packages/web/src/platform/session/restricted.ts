import { useSyncExternalStore } from 'react';
import { useFirstRender } from '../first-render/first-render.ts';

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

export function useRestricted(): boolean {
  const first = useFirstRender();
  return useSyncExternalStore(subscribe, isRestrictedNow, () => first?.restricted ?? restricted);
}
