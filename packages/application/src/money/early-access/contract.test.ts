import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { unlockBody } from './contract.ts';

it('reads a code however it was typed', () => {
  expect(z.parse(unlockBody, { code: ' earlyBird ' })).toEqual({ code: 'EARLYBIRD' });
});

it.each(['X', 'X'.repeat(64)])('reads %s', (code) => {
  expect(z.parse(unlockBody, { code })).toEqual({ code });
});

it.each([
  [{ code: '  ' }, 'Please enter your code'],
  [{}, 'Please enter your code'],
  [{ code: 'x'.repeat(65) }, 'Please check your code and try again.'],
])('refuses %o', (value, complaint) => {
  expect(z.safeParse(unlockBody, value).error?.issues.map(({ message }) => message)).toEqual([complaint]);
});
