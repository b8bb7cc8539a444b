import { expect, it } from 'vitest';
import { needsForm, thresholdOf } from './form-1099-k.ts';

it.each([
  [2_000_001, 201, true],
  [2_000_000, 201, false],
  [2_000_001, 200, false],
  [9_000_000, 12, false],
])('a form is owed in 2026 for %i cents of %i payments: %s', (grossCents, payments, owed) => {
  expect(needsForm({ grossCents, payments }, 2026)).toBe(owed);
});

it('follows the year: 2024 had a lower threshold, and before there was no app', () => {
  expect(needsForm({ grossCents: 500_001, payments: 1 }, 2024)).toBe(true);
  expect(needsForm({ grossCents: 500_001, payments: 1 }, 2025)).toBe(false);
  expect(thresholdOf(2031)).toEqual({ grossCents: 2_000_000, payments: 200 });
  expect(thresholdOf(2019)).toBeUndefined();
  expect(needsForm({ grossCents: 9_000_000, payments: 900 }, 2019)).toBe(false);
});
