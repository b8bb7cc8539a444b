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

interface OwnDuty extends EmailOwnership {
  /** Whatever the policy: the mailbox has another account, or something is kept against it. */
  readonly mustVerifyEmail?: boolean;
}

export const isEmailVerified = ({ emailVerifiedAt }: EmailOwnership): boolean => emailVerifiedAt !== null;

export const mustVerifyEmail = (policy: VerificationPolicy, member: OwnDuty): boolean =>
  (policy === 'required' || member.mustVerifyEmail === true) && !isEmailVerified(member);

export const emailUnverifiedCode = 'EMAIL_UNVERIFIED';

export const emailUnverified = (): DomainError =>
  new DomainError(
    'forbidden',
    emailUnverifiedCode,
    'Please verify your email first, with the link that we have sent you.',
  );
