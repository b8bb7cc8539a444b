import { DomainError } from '../shared/errors.ts';

/** A session alone, such as that of a phone left open, does not do this. */
export const passwordRequired = () =>
  new DomainError('forbidden', 'PASSWORD_REQUIRED', 'Please confirm your password to continue.', {
    flags: { requiresPassword: true },
  });
