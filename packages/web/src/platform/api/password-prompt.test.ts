import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { PasswordNotGiven } from './password-not-given.ts';
import { askForPasswordBy, withPasswordAsked } from './password-prompt.ts';

const refused = new ApiError(403, '{"error":"PASSWORD_REQUIRED","requiresPassword":true}', 'Forbidden');

/** What happens when the member is asked. */
let answer: () => void;
let stopAsking: () => void;
beforeEach(() => {
  stopAsking = askForPasswordBy(async () => answer());
});
afterEach(() => stopAsking());

/** Refused until the password was given. */
function lockedCall() {
  let open = false;
  answer = () => {
    open = true;
  };
  return vi.fn(async () => {
    if (!open) throw refused;
    return 'done';
  });
}

it('asks, and calls once more', async () => {
  const call = lockedCall();
  expect(await withPasswordAsked(call)).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
});

it('does not call again where the password is not given', async () => {
  const call = lockedCall();
  answer = () => {
    throw new PasswordNotGiven();
  };
  await expect(withPasswordAsked(call)).rejects.toThrow(PasswordNotGiven);
  expect(call).toHaveBeenCalledTimes(1);
});

it('passes on what is no wish for the password, and all where nobody can be asked', async () => {
  const other = new ApiError(403, '{"error":"FORBIDDEN"}', 'Forbidden');
  await expect(withPasswordAsked(() => Promise.reject(other))).rejects.toThrow(/FORBIDDEN/);
  stopAsking();
  await expect(withPasswordAsked(lockedCall())).rejects.toThrow(/PASSWORD_REQUIRED/);
});
