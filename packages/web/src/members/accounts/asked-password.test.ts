import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { PasswordNotGiven } from './password-not-given.ts';
import { askedPassword, showPasswordPrompt, withPasswordAsked } from './password-prompt.ts';

const refused = new ApiError(403, '{"error":"PASSWORD_REQUIRED","requiresPassword":true}', 'Forbidden');

let hide: () => void;
beforeEach(() => {
  hide = showPasswordPrompt();
});
afterEach(() => hide());

/** Refused until the password was given. */
function locked() {
  let open = false;
  const call = vi.fn(async () => {
    if (!open) throw refused;
    return 'done';
  });
  return {
    call,
    unlock() {
      open = true;
    },
  };
}

it('asks, and calls once more', async () => {
  const { call, unlock } = locked();
  const answer = withPasswordAsked(call);
  const asked = await vi.waitUntil(askedPassword);
  unlock();
  asked.given();
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
});

it('asks once for several calls', async () => {
  const { call, unlock } = locked();
  const answers = Promise.all([withPasswordAsked(call), withPasswordAsked(call)]);
  const asked = await vi.waitUntil(askedPassword);
  unlock();
  asked.given();
  expect(await answers).toEqual(['done', 'done']);
  expect(askedPassword()).toBeUndefined();
});

it('does nothing where the dialog is closed, or its page is left', async () => {
  for (const close of [(asked: { notGiven(): void }) => asked.notGiven(), () => hide()]) {
    const { call } = locked();
    const answer = withPasswordAsked(call);
    const caught = answer.catch((error: unknown) => error);
    close(await vi.waitUntil(askedPassword));
    expect(await caught).toBeInstanceOf(PasswordNotGiven);
    expect(call).toHaveBeenCalledTimes(1);
  }
});

it('passes on what is no wish for the password, and all where nobody shows the dialog', async () => {
  const other = new ApiError(403, '{"error":"FORBIDDEN"}', 'Forbidden');
  await expect(withPasswordAsked(() => Promise.reject(other))).rejects.toThrow(/FORBIDDEN/);
  hide();
  await expect(withPasswordAsked(locked().call)).rejects.toThrow(/PASSWORD_REQUIRED/);
});
