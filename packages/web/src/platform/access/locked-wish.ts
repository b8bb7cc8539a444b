import type { WhyLockedProps } from '@nestmates/ui/screens/platform/access/WhyLocked.tsx';
import { useSyncExternalStore } from 'react';

type Locked = Pick<WhyLockedProps, 'wish' | 'instead'>;

/** What the member has tapped that is locked, while they are told why. */
let locked: Locked | undefined;
const listeners = new Set<() => void>();

function setLocked(next: Locked | undefined): void {
  locked = next;
  for (const tell of listeners) tell();
}

export const explainLock = (next: Locked): void => setLocked(next);
export const closeLock = (): void => setLocked(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLockedWish = (): Locked | undefined => useSyncExternalStore(subscribe, () => locked);
