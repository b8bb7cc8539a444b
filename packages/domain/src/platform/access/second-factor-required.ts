import { DomainError } from '../shared/errors.ts';

/** Whether administrators may only administer in sessions that were opened with two factors. */
export type AdminSecondFactorPolicy = 'offered' | 'required';

export const secondFactorRequiredCode = 'SECOND_FACTOR_REQUIRED';

export const secondFactorRequired = (): DomainError =>
  new DomainError(
    'unauthenticated',
    secondFactorRequiredCode,
    'Administration needs two-step login or a passkey. Turn one on in your account, then log in with it.',
  );
