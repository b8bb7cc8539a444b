import { expect, it } from 'vitest';
import { strangersLimitReached } from './strangers.ts';

it.each([
  ['2026-11-20T00:00:00Z', 86_400],
  ['2026-11-20T23:59:58.500Z', 2],
])('who has seen enough strangers at %s waits %i seconds for the next day', (now, retryAfterSeconds) => {
  expect(strangersLimitReached(new Date(now))).toMatchObject({
    kind: 'rate-limited',
    details: { retryAfterSeconds },
  });
});
