import type { SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type Stripe from 'stripe';

/** Values that the type of the SDK names, without the one that stands for what is to come. */
export type Named<T> = T extends string ? (string extends T ? never : T) : never;

/** What each value of the SDK's type means to us: one that a new version of the SDK adds does not compile. */
type Meanings<T, Meaning> = Readonly<Record<Named<T>, Meaning>>;

/** Undefined for what Stripe has come to say since. */
export const meaningOf = <Meaning>(
  meanings: Readonly<Record<string, Meaning>>,
  status: string | null,
): Meaning | undefined => (status !== null && Object.hasOwn(meanings, status) ? meanings[status] : undefined);

/** `requires_action` waits for the buyer to name a bank account. */
export const refundStatuses = {
  succeeded: 'done',
  pending: 'pending',
  requires_action: 'pending',
  failed: 'failed',
  canceled: 'failed',
} as const satisfies Meanings<Stripe.Refund['status'], 'done' | 'pending' | 'failed'>;

/** Who a pending refund waits for: its bank, or us to have the money there. */
export const pendingReasons = {
  processing: 'pending',
  charge_pending: 'pending',
  insufficient_funds: 'no-funds',
} as const satisfies Meanings<NonNullable<Stripe.Refund['pending_reason']>, 'pending' | 'no-funds'>;

/** An appeal is one more look of the bank. */
export const disputeStatuses = {
  needs_response: 'open',
  under_review: 'open',
  warning_needs_response: 'open',
  warning_under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
} as const satisfies Meanings<Stripe.Dispute['status'], 'open' | 'won' | 'lost' | 'closed'>;

export const subscriptionStatuses = {
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'canceled',
} as const satisfies Meanings<Stripe.Subscription['status'], SubscriptionStatus>;
