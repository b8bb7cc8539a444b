import { useSyncExternalStore } from 'react';
import { PasswordNotGiven } from '../../platform/api/password-not-given.ts';

export interface AskedPassword {
  given(): void;
  notGiven(): void;
}

/** Set while a call waits for the password; further ones wait for the same answer. */
let asked: (AskedPassword & { readonly answer: Promise<void> }) | undefined;
const listeners = new Set<() => void>();

function set(next: typeof asked): void {
  asked = next;
  for (const tell of listeners) tell();
}

/** Settles with the answer that the dialog gets. */
export function askForPassword(): Promise<void> {
  if (asked) return asked.answer;
  const { promise: answer, resolve, reject } = Promise.withResolvers<void>();
  const settle = (how: () => void) => () => {
    set(undefined);
    how();
  };
  set({ answer, given: settle(resolve), notGiven: settle(() => reject(new PasswordNotGiven())) });
  return answer;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const askedPassword = (): AskedPassword | undefined => asked;

export const useAskedPassword = (): AskedPassword | undefined =>
  useSyncExternalStore(subscribe, askedPassword, () => undefined);
