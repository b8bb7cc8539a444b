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

/** What a seller can do about an account that cannot be paid. */
export type WayOn = 'wait' | 'ask-there' | 'write-to-us';

interface Reason {
  /** What the seller reads after "It". */
  readonly words: string;
  /** While the account is not closed. */
  readonly follows: WayOn;
}

const reasons = {
  checking: { words: 'is checking what you have told it.', follows: 'wait' },
  reviewing: { words: 'is looking at your account.', follows: 'wait' },
  asking: { words: 'has a question about what your account is for.', follows: 'ask-there' },
  'paused-by-us': { words: 'did so because we asked it to.', follows: 'write-to-us' },
  identity: { words: 'could not make sure who you are.', follows: 'ask-there' },
  terms: { words: 'says that its terms were not kept.', follows: 'ask-there' },
  fraud: { words: 'suspects that somebody was deceived.', follows: 'ask-there' },
  'closed-by-us': { words: 'closed the account because we asked it to.', follows: 'write-to-us' },
} as const satisfies Readonly<Record<string, Reason>>;

/** Why an account cannot be paid, as far as the provider says. */
export type DisabledBecause = keyof typeof reasons;
export const disabledReasons = Object.keys(reasons) as readonly DisabledBecause[];

/** What the seller reads after "It". */
export const disabledWords = (because: DisabledBecause): string => reasons[because].words;

/** The provider has no more to ask about an account that it has closed. */
export function wayOnOf(
  concern: 'restricted' | 'rejected',
  because: DisabledBecause | null | undefined,
): WayOn {
  if (concern === 'rejected') return 'write-to-us';
  return because ? reasons[because].follows : 'ask-there';
}

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
