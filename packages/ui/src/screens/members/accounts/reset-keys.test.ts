import type { ResetKeysView } from '@nestmates/application/members/accounts/contract.ts';
import { describe, expect, it } from 'vitest';
import { doubtAbout, endText, keptAtFirst, keptText, mayKeep, whenText } from './reset-keys.ts';

const asked = { askedAt: '2026-03-10T12:00:00.000Z', pendingEmailAt: null };
const changed = { ...asked, pendingEmailAt: '2026-03-07T12:00:00.000Z' };

describe('what can get into an account', () => {
  it.each([
    ['2026-03-09T11:59:59.999Z', asked, undefined, true],
    ['2026-03-09T12:00:00.000Z', asked, 'less than a day before you asked for this link', true],
    ['2026-03-10T12:00:00.000Z', asked, 'less than a day before you asked for this link', true],
    ['2026-03-10T12:00:00.001Z', asked, 'after you asked for this link', false],
    ['2026-03-07T11:59:59.999Z', changed, undefined, true],
    ['2026-03-10T12:00:00.001Z', changed, 'after you asked for this link', false],
    ['2026-03-07T12:00:00.000Z', changed, 'after the change of email was asked for', true],
  ])('that was added %s, with %o: %s', (createdAt, keys, doubt, keepable) => {
    expect([doubtAbout(createdAt, keys), mayKeep(createdAt, keys)]).toEqual([doubt, keepable]);
  });

  it('is ticked where nothing speaks against it', () => {
    const passkey = { id: 1, device: 'iPhone', createdAt: '2026-01-01T12:00:00.000Z', lastUsedAt: null };
    const keys: ResetKeysView = {
      ...asked,
      passkeys: [passkey, { ...passkey, id: 2, createdAt: asked.askedAt }],
      twoStep: true,
      twoStepAt: passkey.createdAt,
      pendingEmail: null,
      sessions: [],
    };
    expect(keptAtFirst(keys)).toEqual({ passkeys: [1], twoStep: true });
  });
});

it.each([
  [{ passkeys: [], twoStep: false }, 'You keep nothing of this.'],
  [{ passkeys: [], twoStep: true }, 'You keep your second step.'],
  [{ passkeys: [1], twoStep: true }, 'You keep one passkey and your second step.'],
  [{ passkeys: Array.from({ length: 11 }, (_, n) => n), twoStep: false }, 'You keep 11 passkeys.'],
])('%o is said as %s', (kept, text) => {
  expect(keptText(kept)).toBe(text);
});

it.each([
  [1, 'It ends, also if it is yours'],
  [2, 'Both end, yours too'],
  [3, 'All three end, yours too'],
  [12, 'All 12 end, yours too'],
])('%i sessions: %s', (count, text) => {
  expect(endText(count)).toBe(text);
});

it.each([
  [new Date(2026, 2, 10, 14, 5), 'today at 2:05 PM'],
  [new Date(2026, 2, 9, 23, 40), 'yesterday at 11:40 PM'],
  [new Date(2026, 2, 3, 8, 0), 'March 3'],
  [new Date(2025, 2, 3, 8, 0), 'March 3, 2025'],
])('%s is said as %s', (at, text) => {
  expect(whenText(at.toISOString(), new Date(2026, 2, 10, 15, 0))).toBe(text);
});
