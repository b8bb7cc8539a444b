import { describe, expect, it } from 'vitest';
import { days, hours, later } from '../../platform/shared/time.ts';
import {
  type EmailChange,
  type EmailChangeId,
  isConfirmable,
  isInTime,
  maskedEmail,
} from './email-change.ts';

const at = new Date('2026-03-01T10:00:00Z');
const asked: EmailChange = {
  id: 1 as EmailChangeId,
  memberId: 7,
  newEmail: 'new@example.com',
  oldEmail: null,
  requestedAt: at,
  confirmedAt: null,
  takenBackAt: null,
};
const confirmed = { ...asked, oldEmail: 'old@example.com', confirmedAt: at };

describe('a change of e-mail', () => {
  it('is confirmed within a day, once', () => {
    expect(isConfirmable(asked, later(at, hours(24) - 1))).toBe(true);
    expect(isConfirmable(asked, later(at, hours(24)))).toBe(false);
    expect(isConfirmable(confirmed, at)).toBe(false);
  });

  it('is taken back within seven days, and not before it is confirmed', () => {
    expect(isInTime(confirmed, later(at, days(7) - 1))).toBe(true);
    expect(isInTime(confirmed, later(at, days(7)))).toBe(false);
    expect(isInTime(asked, at)).toBe(false);
  });
});

it.each([
  ['nora@example.com', 'n…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['🌸nora@example.com', '🌸…@example.com'],
])('%s is told as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
