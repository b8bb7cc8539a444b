import { days, hours, later } from '../../platform/shared/time.ts';

export const invalidLinkMessage = 'This password reset link is invalid or has expired.';

/** Whoever comes second learns that somebody has chosen a password by it. */
export const usedLinkMessage =
  'This password reset link was used already. If it was not you who used it, ask for a new one.';

/** Whoever was in the account may have switched them off. */
export const loginEmailsOn = 'E-mails about a login in a new browser are on from now on.';

export const resetLinkLifetime = hours(1);

export const resetLinkExpiry = (now: Date): Date => later(now, resetLinkLifetime);

/**
 * What was added to an account since then may be somebody else's, when its owner asks for it back: a second factor, a
 * passkey, a shared plan.
 */
export const mayBeForeignSince = (askedAt: Date): Date => later(askedAt, -days(1));

/** When something was added, seen from the moment at which a reset was asked for. */
export type AddedWhen = 'before' | 'lately' | 'after';

export function addedWhen(createdAt: Date, askedAt: Date): AddedWhen {
  if (createdAt > askedAt) return 'after';
  return createdAt < mayBeForeignSince(askedAt) ? 'before' : 'lately';
}

/** Which keys of the account its owner names when choosing a new password. All others end. */
export interface KeptKeys {
  readonly passkeys: readonly number[];
  readonly twoStep: boolean;
}

export const resetAskedAt = (expiresAt: Date): Date => later(expiresAt, -resetLinkLifetime);
