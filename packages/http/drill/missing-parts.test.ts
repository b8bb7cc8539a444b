import { expect, it } from 'vitest';
import { isTooOld } from './missing-parts.ts';

it.each([
  ['2.1.7', true],
  ['3.0.2', true],
  ['3.0.3', false],
  ['3.1.0', false],
  ['4.0.7', false],
])('says whether Patroni %s is too old', (version, expected) => {
  expect(isTooOld(version)).toBe(expected);
});
