import { beforeEach, expect, it } from 'vitest';
import { PasswordNotGiven } from '../../platform/api/password-not-given.ts';
import { askedPassword, askForPassword } from './asked-password.ts';

beforeEach(() => askedPassword()?.given());

it('settles once the password was given', async () => {
  const answer = askForPassword();
  askedPassword()?.given();
  await answer;
  expect(askedPassword()).toBeUndefined();
});

it('asks once for several calls', async () => {
  const answers = [askForPassword(), askForPassword()];
  askedPassword()?.given();
  await Promise.all(answers);
  expect(askedPassword()).toBeUndefined();
});

it('rejects where the dialog is closed, and asks anew the next time', async () => {
  const answer = askForPassword();
  askedPassword()?.notGiven();
  await expect(answer).rejects.toThrow(PasswordNotGiven);
  const second = askForPassword();
  askedPassword()?.given();
  await second;
});
