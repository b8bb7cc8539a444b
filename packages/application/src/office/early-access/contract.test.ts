import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newCodeForm } from './contract.ts';

it.each([
  ['as short as may be, with one place', { code: 'abcd', places: 1 }],
  ['as long as may be, with as many places as may be', { code: 'x'.repeat(30), places: 100_000 }],
  ['with spaces around it', { code: `${' '.repeat(60)}abcd`, places: 1 }],
])('a code is %s', (_, form) => {
  expect(z.parse(newCodeForm, form)).toEqual({ ...form, code: form.code.trim().toUpperCase() });
});

it.each([
  ['too short', { code: 'abc', places: 1 }],
  ['too long', { code: 'x'.repeat(31), places: 1 }],
  ['too long to be looked at', { code: `${' '.repeat(61)}abcd`, places: 1 }],
  ['without a place', { code: 'abcd', places: 0 }],
  ['with too many places', { code: 'abcd', places: 100_001 }],
])('no code is %s', (_, form) => {
  expect(z.safeParse(newCodeForm, form).success).toBe(false);
});
