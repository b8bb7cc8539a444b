import { DomainError } from '../shared/errors.ts';

/** Whether a member may request, write, swap, check in and sell before they have verified their e-mail. */
export type VerificationPolicy = 'offered' | 'required';

export interface EmailOwnership {
  /**
   * When the member opened the link in our e-mail; null before. It says that the address is the member's, and nothing
   * more.
   */
  readonly emailVerifiedAt: Date | null;
}

export const isEmailVerified = ({ emailVerifiedAt }: EmailOwnership): boolean => emailVerifiedAt !== null;

export const mustVerifyEmail = (policy: VerificationPolicy, member: EmailOwnership): boolean =>
  policy === 'required' && !isEmailVerified(member);

export const emailUnverifiedCode = 'EMAIL_UNVERIFIED';

export const emailUnverified = (): DomainError =>
  new DomainError(
    'forbidden',
    emailUnverifiedCode,
    'Please verify your email first, with the link that we have sent you.',
  );
