import type { Cents } from './fees.ts';

/** What the provider asks of a seller, in our words. */
export const accountRequirements = [
  'identity',
  'address',
  'tax-number',
  'business',
  'bank-account',
  'terms',
  'other',
] as const;
export type AccountRequirement = (typeof accountRequirements)[number];

/** Why an account cannot be paid, as far as the provider says, in the words that its seller reads after "It". */
export const disabledWords = {
  checking: 'is checking what you have told it. You need to do nothing for now.',
  reviewing: 'is looking at your account. You need to do nothing for now.',
  asking: 'has a question about what your account is for. You find it there.',
  'paused-by-us': 'did so because we asked it to. Please write to us, so that we find a way together.',
  identity: 'could not make sure who you are.',
  terms: 'says that its terms were not kept.',
  fraud: 'suspects that somebody was deceived.',
  'closed-by-us': 'did so because we asked it to.',
} as const;
export type DisabledBecause = keyof typeof disabledWords;
export const disabledReasons = Object.keys(disabledWords) as readonly DisabledBecause[];

export interface FailedPayout {
  readonly cents: Cents;
  readonly at: Date;
  /** The provider's words; null where it says none. */
  readonly reason: string | null;
}

/** What the provider says about a payment account besides whether it can be paid. */
export interface AccountReport {
  readonly due: readonly AccountRequirement[];
  /** Some of it should have been there by now. */
  readonly isPastDue: boolean;
  readonly dueBy: Date | null;
  /** Final. */
  readonly isRejected: boolean;
  /** Left out where the account is enabled, or the provider says no more. */
  readonly disabled?: DisabledBecause;
  /** The last payout to the seller's bank, where it came back. */
  readonly failedPayout: FailedPayout | null;
}

export const nothingRequired: AccountReport = {
  due: [],
  isPastDue: false,
  dueBy: null,
  isRejected: false,
  failedPayout: null,
};

/** The one thing that a seller has to know first. */
export const accountConcerns = [
  'none',
  'due',
  'past-due',
  'payout-failed',
  'restricted',
  'rejected',
] as const;
export type PaymentAccountConcern = (typeof accountConcerns)[number];

/** The gravest comes first. An account that was never ready is in the middle of its onboarding. */
export function concernOf(
  { due, isPastDue, isRejected, failedPayout }: AccountReport,
  { ready, wasReady }: { readonly ready: boolean; readonly wasReady: boolean },
): PaymentAccountConcern {
  if (isRejected) return 'rejected';
  if (!wasReady) return 'none';
  if (isPastDue) return 'past-due';
  if (!ready) return 'restricted';
  if (failedPayout) return 'payout-failed';
  return due.length > 0 ? 'due' : 'none';
}

/** Two reports with one text are one thing to tell; none where nothing is wrong. */
export function toldAs(
  concern: PaymentAccountConcern,
  { due, dueBy, disabled, failedPayout }: AccountReport,
): string {
  if (concern === 'none') return '';
  const why = concern === 'restricted' || concern === 'rejected' ? disabled : undefined;
  const payout = concern === 'payout-failed' ? failedPayout?.at.toISOString() : undefined;
  const rest = concern === 'payout-failed' || concern === 'rejected' ? [] : [...due, dueBy?.toISOString()];
  return [concern, why, payout, ...rest].filter(Boolean).join(' ');
}
