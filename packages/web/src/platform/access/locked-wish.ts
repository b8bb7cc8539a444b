import type { WhyLockedProps } from '@nestmates/ui/screens/platform/access/WhyLocked.tsx';
import { useSyncExternalStore } from 'react';

type Explained = Pick<WhyLockedProps, 'wish' | 'instead'>;

interface Locked {
  readonly why: Explained;
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

export const explainLock = (why: Explained): void => setLocked({ why, path: location.pathname });
export const closeLock = (): void => setLocked(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLockedWish = (): Locked | undefined => useSyncExternalStore(subscribe, () => locked);
