import { DomainError } from '../shared/errors.ts';

/**
 * Whether members can have their photo checked, and whether they must before they request or accept a swap and before
 * they put something on sale.
 */
export const selfieCheckPolicies = ['offered', 'required', 'off'] as const;
export type SelfieCheckPolicy = (typeof selfieCheckPolicies)[number];

export interface CheckedMember {
  /** When a check of the member was last approved; a new main photo leaves it, a refusal takes it away. */
  readonly checkedAt: Date | null;
}

export const mustCheckPhoto = (policy: SelfieCheckPolicy, { checkedAt }: CheckedMember): boolean =>
  policy === 'required' && checkedAt === null;

export const selfieCheckRequiredCode = 'SELFIE_CHECK_REQUIRED';

export const selfieCheckRequired = (): DomainError =>
  new DomainError(
    'forbidden',
    selfieCheckRequiredCode,
    'Please have your photo checked first. It takes two selfies, and you find it in your account.',
  );
