import { retention } from '../../platform/retention/retention.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';

export const recoveryCodeCount = 10;

/** How long a login that was right waits for its second factor, and how many codes it takes. */
export const pendingLoginLifetime = retention.pendingLogins.keptFor;
export const maxTries = 5;

export const noCodeMessage = 'Please enter the code';

export const wrongCode = (): DomainError => invalid('code', 'This code is incorrect or was used before');

/** Too late, too many tries, or not begun. */
export const noPendingLogin = (): DomainError =>
  new DomainError('unauthenticated', 'UNAUTHENTICATED', 'Please log in again.');

export const secondFactorIsOn = (): DomainError =>
  new DomainError(
    'conflict',
    'CONFLICT',
    'Two-step login is on already. Turn it off first to use another app.',
  );

export const secondFactorNotBegun = (): DomainError =>
  new DomainError('conflict', 'CONFLICT', 'Please begin again: there is no app to confirm.');

/** Accepts a code as somebody types it, with spaces, dashes and capitals where they like. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');
