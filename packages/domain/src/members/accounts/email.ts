import { DomainError } from '../../platform/shared/errors.ts';

/** E-mails are compared without case and without the spaces that keyboards add. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export const invalidEmailMessage = 'Please enter a valid email address';

const takenMessage = 'An account with this email already exists. Try logging in.';

export const emailTaken = (): DomainError =>
  new DomainError('conflict', 'EMAIL_TAKEN', takenMessage, {
    issues: [{ path: 'email', message: takenMessage }],
  });
