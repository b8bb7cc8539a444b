import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether anybody can be looking at this page. */
export const useVisible = (): boolean =>
  useSyncExternalStore(watch, () => document.visibilityState === 'visible');
