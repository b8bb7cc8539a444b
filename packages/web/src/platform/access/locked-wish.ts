import type { LockedWish } from '@nestmates/ui/screens/platform/access/locked-wishes.ts';
import { useSyncExternalStore } from 'react';

interface Locked {
  readonly wish: LockedWish;
  /** The page that it was tapped on. */
  readonly path: string;
}

/** What the member has tapped that is locked, while they are told why. */
let locked: Locked | undefined;
const listeners = new Set<() => void>();

function setLocked(next: Locked | undefined): void {
  locked = next;
  for (const tell of listeners) tell();
}

/** Says why something is locked that the member has tapped. */
export const explainLock = (wish: LockedWish): void => setLocked({ wish, path: location.pathname });
export const closeLock = (): void => setLocked(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLockedWish = (): Locked | undefined =>
  useSyncExternalStore(
    subscribe,
    () => locked,
    () => undefined,
  );
