import { hours, later } from '../../platform/shared/time.ts';

export const verificationLinkExpiry = (now: Date): Date => later(now, hours(24));

export const invalidVerificationLinkMessage = 'This verification link is invalid or has expired.';
