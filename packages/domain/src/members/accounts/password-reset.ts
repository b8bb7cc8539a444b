import { hours, later } from '../../platform/shared/time.ts';

export const invalidLinkMessage = 'This password reset link is invalid or has expired.';

export const resetLinkLifetime = hours(1);

export const resetLinkExpiry = (now: Date): Date => later(now, resetLinkLifetime);
