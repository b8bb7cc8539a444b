import { expect, it } from 'vitest';
import { factorOf } from './machine-factor.mjs';

it('is 1 on a quiet machine, and on a faster one', () => {
  expect(factorOf({ computing: 14, starting: 60 })).toBe(1);
  expect(factorOf({ computing: 3, starting: 10 })).toBe(1);
});

it('is as large as the slower of computing and starting a program', () => {
  expect(factorOf({ computing: 75, starting: 60 })).toBe(3);
  expect(factorOf({ computing: 14, starting: 250 })).toBe(2.5);
});

it('is at most 8', () => {
  expect(factorOf({ computing: 14, starting: 9000 })).toBe(8);
});
