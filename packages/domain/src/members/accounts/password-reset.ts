import { days, hours, later } from '../../platform/shared/time.ts';

export const invalidLinkMessage = 'This password reset link is invalid or has expired.';

export const resetLinkLifetime = hours(1);

export const resetLinkExpiry = (now: Date): Date => later(now, resetLinkLifetime);

/**
 * What was added to an account since then may be somebody else's, when its owner asks for it back: a second factor, a
 * passkey, a shared plan.
 */
export const mayBeForeignSince = (askedAt: Date): Date => later(askedAt, -days(1));

export const resetAskedAt = (expiresAt: Date): Date => later(expiresAt, -resetLinkLifetime);
