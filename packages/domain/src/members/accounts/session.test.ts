import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, hours, later, minutes } from '../../platform/shared/time.ts';
import { resetLinkExpiry } from './password-reset.ts';
import { isPasswordConfirmed, newSessionExpiry, shouldExtend } from './session.ts';

const now = new Date('2026-03-01T10:00:00.000Z');

describe('a session', () => {
  it('lasts for thirty days', () => {
    expect(newSessionExpiry(now)).toEqual(later(now, days(30)));
  });

  it('is extended when the last extension was an hour ago', () => {
    const session = { expiresAt: newSessionExpiry(now) };
    expect(shouldExtend(session, later(now, minutes(60)))).toBe(false);
    expect(shouldExtend(session, later(now, hours(1) + 1))).toBe(true);
  });

  it('never loses time by being extended, whenever it is used', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: days(30) }), (after) => {
        const used = later(now, after);
        const expiresAt = newSessionExpiry(now);
        const next = shouldExtend({ expiresAt }, used) ? newSessionExpiry(used) : expiresAt;
        expect(next.getTime()).toBeGreaterThanOrEqual(expiresAt.getTime());
        expect(next.getTime() - used.getTime()).toBeGreaterThanOrEqual(days(30) - hours(1));
      }),
    );
  });
});

describe('a reset link', () => {
  it('works for one hour', () => {
    expect(resetLinkExpiry(now)).toEqual(later(now, hours(1)));
  });
});

describe('a password that was given', () => {
  it('counts for less than ten minutes, and never when it was not given', () => {
    expect(isPasswordConfirmed(now, later(now, minutes(10) - 1))).toBe(true);
    expect(isPasswordConfirmed(now, later(now, minutes(10)))).toBe(false);
    expect(isPasswordConfirmed(null, now)).toBe(false);
  });
});
