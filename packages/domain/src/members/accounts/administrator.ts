import { type EmailOwnership, isEmailVerified } from '../../platform/access/email-verification.ts';

interface Account extends EmailOwnership {
  readonly email: string;
  /** Whether an operator has made the member an administrator. */
  readonly isAdmin: boolean;
}

/** Whoever registers with an address that the configuration names is none before it is shown to be theirs. */
export const isAdministrator = (account: Account, isNamed: (email: string) => boolean): boolean =>
  account.isAdmin || (isEmailVerified(account) && isNamed(account.email));
