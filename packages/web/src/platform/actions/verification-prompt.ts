import { useSyncExternalStore } from 'react';

/** Whether the member is asked to verify their e-mail, because something was refused until they have. */
let open = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  open = next;
  for (const tell of listeners) tell();
}

export const isVerificationAsked = (): boolean => open;
export const askToVerifyEmail = (): void => setOpen(true);
export const closeVerificationPrompt = (): void => setOpen(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useVerificationPrompt = (): boolean =>
  useSyncExternalStore(subscribe, isVerificationAsked, () => false);
