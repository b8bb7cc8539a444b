import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import type { Access, Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { capabilitiesOf } from '@nestmates/domain/platform/access/capabilities.ts';
import { emailUnverified } from '@nestmates/domain/platform/access/email-verification.ts';
import { passwordRequired } from '@nestmates/domain/platform/access/password-required.ts';
import { premiumRequired, proRequired } from '@nestmates/domain/platform/access/plan-required.ts';
import { isOnboarded } from '@nestmates/domain/platform/access/progress.ts';
import { isAway, requireUnrestricted } from '@nestmates/domain/platform/access/restriction.ts';
import { secondFactorRequired } from '@nestmates/domain/platform/access/second-factor-required.ts';
import { selfieCheckRequired } from '@nestmates/domain/platform/access/selfie-check.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';

interface Gate {
  readonly allows: (caller: Caller) => boolean;
  readonly refusal: () => DomainError;
}

const onboarded: Gate = {
  allows: ({ progress }) => isOnboarded(progress),
  refusal: () => new DomainError('forbidden', 'ONBOARDING_INCOMPLETE', 'Please finish your profile first.'),
};

const plan = (capability: 'pro' | 'premium', refusal: Gate['refusal']): Gate => ({
  allows: (caller) => capabilitiesOf(caller.plan)[capability],
  refusal,
});

const twoFactors: Gate = {
  allows: ({ mustUseSecondFactor }) => !mustUseSecondFactor,
  refusal: secondFactorRequired,
};

const admin: Gate = {
  allows: ({ isAdmin }) => isAdmin,
  refusal: () => new DomainError('forbidden', 'FORBIDDEN', 'Admin privileges required to access this page'),
};

const verifiedEmail: Gate = {
  allows: ({ mustVerifyEmail }) => !mustVerifyEmail,
  refusal: emailUnverified,
};

const checkedPhoto: Gate = {
  allows: ({ mustCheckPhoto }) => !mustCheckPhoto,
  refusal: selfieCheckRequired,
};

const givenPassword: Gate = {
  allows: ({ hasConfirmedPassword }) => hasConfirmedPassword,
  refusal: passwordRequired,
};

/** The requirements of each access level, in the order in which they are checked. */
const gates: Readonly<Record<Access, readonly Gate[]>> = {
  public: [],
  'signed-in': [],
  member: [onboarded],
  pro: [onboarded, plan('pro', proRequired)],
  premium: [onboarded, plan('premium', premiumRequired)],
  admin: [twoFactors, admin],
};

/** Who is suspended or banned reads what is public as a visitor does. */
export const asVisitorWhereAway = (
  { access, closedTo }: Pick<Endpoint, 'access' | 'closedTo'>,
  caller: Caller | undefined,
): Caller | undefined =>
  access === 'public' && closedTo !== 'nobody' && caller?.restriction && isAway(caller.restriction)
    ? undefined
    : caller;

type Requirements = Pick<
  Endpoint,
  'access' | 'needsVerifiedEmail' | 'needsCheckedPhoto' | 'needsPassword' | 'closedTo'
>;

export function authorize(
  { access, needsVerifiedEmail, needsCheckedPhoto, needsPassword, closedTo }: Requirements,
  caller: Caller | undefined,
): void {
  if (access === 'public') return;
  if (!caller) throw new DomainError('unauthenticated', 'UNAUTHENTICATED', 'Please log in to continue.');
  requireUnrestricted(caller.restriction, closedTo);
  const required = [
    ...gates[access],
    ...(needsVerifiedEmail ? [verifiedEmail] : []),
    ...(needsCheckedPhoto ? [checkedPhoto] : []),
    ...(needsPassword ? [givenPassword] : []),
  ];
  const closed = required.find((gate) => !gate.allows(caller));
  if (closed) throw closed.refusal();
}
