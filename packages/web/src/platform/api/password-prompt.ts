import { useSyncExternalStore } from 'react';
import { ApiError } from './errors.ts';
import { PasswordNotGiven } from './password-not-given.ts';

export interface AskedPassword {
  given(): void;
  notGiven(): void;
}

/** Set while a call waits for the password; further ones wait for the same answer. */
let asked: (AskedPassword & { readonly answer: Promise<void> }) | undefined;
/** Whether somebody shows the dialog. */
let isShown = false;
const listeners = new Set<() => void>();

function set(next: typeof asked): void {
  asked = next;
  for (const tell of listeners) tell();
}

function ask(): Promise<void> {
  if (asked) return asked.answer;
  const { promise: answer, resolve, reject } = Promise.withResolvers<void>();
  const settle = (how: () => void) => () => {
    set(undefined);
    how();
  };
  set({ answer, given: settle(resolve), notGiven: settle(() => reject(new PasswordNotGiven())) });
  return answer;
}

/** While the returned function is not called, the dialog is there to ask. */
export function showPasswordPrompt(): () => void {
  isShown = true;
  return () => {
    isShown = false;
    asked?.notGiven();
  };
}

const wantsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.code === 'PASSWORD_REQUIRED';

/** Calls; where the server wants the password first, asks for it and calls once more. */
export async function withPasswordAsked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isShown || !wantsPassword(error)) throw error;
    await ask();
    return call();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const askedPassword = (): AskedPassword | undefined => asked;

export const usePasswordPrompt = (): AskedPassword | undefined =>
  useSyncExternalStore(subscribe, askedPassword);
