import { useSyncExternalStore } from 'react';
import { listeners, offered, setOffered } from './install-prompt.ts';

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
