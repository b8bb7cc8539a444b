import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/errors.ts';
import { PasswordNotGiven } from '../../platform/api/password-not-given.ts';
import { callWithPassword, unlessNotGiven } from './password-asking.ts';

const wrong = { path: 'password', message: 'This password is incorrect' };
const refusal = (issues: readonly object[] = []) =>
  new ApiError(400, JSON.stringify({ error: 'VALIDATION', message: 'No', issues }), '');

it('asks again with what was wrong, until the password is right', async () => {
  const shown: unknown[] = [];
  const typed = ['guess', 'Nestmates1!'];
  const answer = await callWithPassword(
    async (password) => {
      if (password === 'guess') throw refusal([wrong]);
      return `done with ${password}`;
    },
    async (issues) => {
      shown.push(issues);
      return typed.shift() ?? '';
    },
  );
  expect(answer).toBe('done with Nestmates1!');
  expect(shown).toEqual([undefined, [wrong]]);
});

it('asks once where something else is refused', async () => {
  const call = async () => Promise.reject(refusal([{ path: 'orders', message: 'One is open' }]));
  let asked = 0;
  const asking = callWithPassword(call, async () => {
    asked += 1;
    return 'Nestmates1!';
  });
  await expect(asking).rejects.toBeInstanceOf(ApiError);
  expect(asked).toBe(1);
});

it('says nothing where the dialog was closed', () => {
  expect(unlessNotGiven('Failed')(new PasswordNotGiven())).toBeUndefined();
  expect(unlessNotGiven('Failed')(new Error('no network'))).toBe('Failed');
});
