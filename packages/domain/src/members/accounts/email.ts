import { DomainError } from '../../platform/shared/errors.ts';

export const invalidEmailMessage = 'Please enter a valid email address';

const takenMessage = 'An account with this email already exists. Try logging in.';

export const emailTaken = (): DomainError =>
  new DomainError('conflict', 'EMAIL_TAKEN', takenMessage, {
    issues: [{ path: 'email', message: takenMessage }],
  });
