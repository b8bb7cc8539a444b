import { describe, expect, it } from 'vitest';
import { isEmailVerified, mustVerifyEmail } from './email-verification.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const unverified = { emailVerifiedAt: null };
const verified = { emailVerifiedAt: now };

describe('an e-mail', () => {
  it('is verified once its link was opened', () => {
    expect(isEmailVerified(unverified)).toBe(false);
    expect(isEmailVerified(verified)).toBe(true);
  });

  it('has to be verified only where that is required, and only once', () => {
    expect(mustVerifyEmail('required', unverified)).toBe(true);
    expect(mustVerifyEmail('required', verified)).toBe(false);
    expect(mustVerifyEmail('offered', unverified)).toBe(false);
    expect(mustVerifyEmail('offered', { ...unverified, mustVerifyEmail: true })).toBe(true);
    expect(mustVerifyEmail('offered', { ...verified, mustVerifyEmail: true })).toBe(false);
  });
});
