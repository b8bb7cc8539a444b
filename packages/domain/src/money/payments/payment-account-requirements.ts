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
export function toldAs(concern: PaymentAccountConcern, { due, dueBy, failedPayout }: AccountReport): string {
  if (concern === 'none') return '';
  const payout = concern === 'payout-failed' ? failedPayout?.at.toISOString() : undefined;
  const rest = concern === 'payout-failed' || concern === 'rejected' ? [] : [...due, dueBy?.toISOString()];
  return [concern, payout, ...rest].filter(Boolean).join(' ');
}
