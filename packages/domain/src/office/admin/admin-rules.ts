import { noPasswordMessage } from '../../members/accounts/password.ts';
import { DomainError, invalid, notFound } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';

export const adminRule = {
  noEmail: 'Please enter a user email to reset',
  noEmailOrPassword: 'Please enter both email and new password',
  minPassword: 6,
  shortPassword: 'Password must be at least 6 characters long',
  noPassword: noPasswordMessage,
} as const;

/** An administrator cannot shut themselves out, or help themselves. */
export function requireOther(adminId: MemberId | null, memberId: MemberId): void {
  if (adminId === memberId) throw invalid('email', 'You cannot do this to your own account.');
}

/** Whoever may set an administrator's password may act as them, unnoticed. */
export function requireNoAdministrator(isAdmin: boolean): void {
  if (isAdmin) {
    throw invalid('email', 'Administrators choose a new password themselves, by “Forgot your password?”.');
  }
}

export const memberUnknown = () => notFound('There is no member with this email.');

export const notUnlocked = () => notFound('This member has no early access.');

export const unlockedAlready = () =>
  new DomainError('conflict', 'UNLOCKED_ALREADY', 'This member has early access already.');

export const administratorAlready = () =>
  new DomainError('conflict', 'ADMINISTRATOR_ALREADY', 'This member is an administrator already.');

/** The rights of an address in the configuration end with the configuration. */
export const notAdministrator = () =>
  notFound('This member was not made an administrator. Addresses in ADMIN_EMAILS are taken out there.');

export const movesUnused = () =>
  new DomainError('conflict', 'MOVES_UNUSED', 'This member has all her moves left.');

export const noSecondFactor = () =>
  new DomainError('conflict', 'CONFLICT', 'Two-step login is off for this member.');
