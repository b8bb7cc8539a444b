import { expect, it } from 'vitest';
import { sinceText } from './since-text.ts';

const now = new Date(2026, 5, 4, 12, 0);

it.each([
  [new Date(2026, 5, 4, 9), 'Connected today'],
  [new Date(2026, 5, 3, 9), 'Connected yesterday'],
  [new Date(2026, 5, 1, 9), 'Connected on Monday'],
  [new Date(2026, 3, 1, 9), 'Connected on April 1'],
  [new Date(2025, 3, 1, 9), 'Connected on April 1, 2025'],
])('%s is said as %s', (at, said) => {
  expect(sinceText(at.toISOString(), now)).toBe(said);
});
