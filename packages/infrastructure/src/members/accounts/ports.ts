import type { LeakedPasswords } from '@nestmates/application/members/accounts/leaked-passwords.ts';
import type {
  AccountErasure,
  AccountUse,
  AccountUseObserver,
  AddedAccess,
  EndOfAdded,
  HeldEmails,
  LoginStep,
  Members,
  NewBrowserQueries,
  Passwords,
  ResetKeyQueries,
  ResetTokens,
  SessionQueries,
  SessionStore,
  Tokens,
  VerificationLinks,
} from '@nestmates/application/members/accounts/ports.ts';
import type { SecurityRecipients } from '@nestmates/application/members/accounts/security-emails.ts';
import type { SessionsDeps } from '@nestmates/application/members/accounts/sessions.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';
import type { ErasurePart } from './held-erasures.ts';

export const members = port<Members>('members');
export const loginStep = port<LoginStep>('login-step');
export const heldEmails = port<HeldEmails>('held-emails');
export const resetTokens = port<ResetTokens>('reset-tokens');
export const resetKeyQueries = port<ResetKeyQueries>('reset-key-queries');
export const verificationLinks = port<VerificationLinks>('verification-links');
export const sessionStore = port<SessionStore>('session-store');
export const sessionQueries = port<SessionQueries>('session-queries');
export const newBrowserQueries = port<NewBrowserQueries>('new-browser-queries');
export const passwords = port<Passwords>('passwords');
export const leakedPasswords = port<LeakedPasswords>('leaked-passwords');
export const tokens = port<Tokens>('tokens');
export const securityRecipients = port<SecurityRecipients>('security-recipients');
export const addedAccess = port<AddedAccess>('added-access');
/** SQL that deletes, of `:memberId`, what lets somebody in beside sessions. */
export const endOfAccess = port<string>('end-of-access');
export const useObservers = port<AccountUseObserver>('account-use-observers');
export const accountErasure = port<AccountErasure>('account-erasure');
export const erasureParts = port<ErasurePart>('erasure-parts');
/** The addresses that the configuration names. */
export const adminEmails = port<readonly string[]>('admin-emails');
export const isAdminEmail = port<SessionsDeps['isAdminEmail']>('is-admin-email');

export const adminSecondFactor = port<SessionsDeps['adminSecondFactor']>('admin-second-factor');
export const verificationPolicy = port<SessionsDeps['verificationPolicy']>('verification-policy');
export const selfieCheckPolicy = port<SessionsDeps['selfieCheckPolicy']>('selfie-check-policy');

/**
 * Ends what a feature lets others read or do without a session, whenever all sessions of `:memberId` end: `deletion` is SQL,
 * so that everything ends in one statement.
 */
export function onEndOfAccess(bind: Bind, deletion: string): void {
  bind(endOfAccess).toConstantValue(deletion);
}

/** Ends what was added to an account, when that is taken from whoever else may be in it (`AccountSecurity`). */
export function onAccountRegained<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  end: (service: Service, memberId: MemberId, ending: EndOfAdded) => Promise<void>,
): void {
  bind(addedAccess).toResolvedValue(
    (added: Service) => ({ end: (memberId, ending) => end(added, memberId, ending) }),
    [service],
  );
}

/** Lets a service know of it when a member begins to use their account in a browser. */
export function onAccountUse<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  note: (service: Service, use: AccountUse) => Promise<void>,
): void {
  bind(useObservers).toResolvedValue(
    (observer: Service) => ({ noteUse: (use) => note(observer, use) }),
    [service],
  );
}

/**
 * Lets a service erase what it keeps of a member, in the transaction that deletes their account. It is asked where
 * `held` is true: an SQL condition on what it keeps of `:memberId`.
 */
export function onAccountErasure<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  held: string,
  erase: (service: Service, memberId: MemberId) => Promise<void>,
): void {
  bind(erasureParts).toResolvedValue(
    (eraser: Service) => ({ held, eraseMember: (memberId) => erase(eraser, memberId) }),
    [service],
  );
}
