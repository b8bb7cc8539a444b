import { later, minutes } from '../../platform/shared/time.ts';
import type { PaidPlan, Subscription, SubscriptionStatus } from './subscription.ts';
import { accessUntil } from './subscription-access.ts';

/** The member pays for it, or is asked to: nobody may have two of these. */
export const heldStatuses: readonly SubscriptionStatus[] = ['active', 'ending', 'past_due', 'unpaid'];

export const isHeld = ({ status }: Subscription): boolean => heldStatuses.includes(status);

/** The one that a page speaks of. */
export const heldSubscriptionOf = (subscriptions: readonly Subscription[]): Subscription | undefined =>
  subscriptions.find(isHeld);

/** When something about what it opens changes by itself, so that a job can look. */
export function nextChangeOfAccess(subscription: Subscription): Date | undefined {
  const until = accessUntil(subscription);
  return until instanceof Date ? until : undefined;
}

/** The address of a checkout is handed out again for this long: the provider keeps it open for a day. */
const handedOutFor = 20 * 60 * 60 * 1000;

/** The page on which a member pays for a plan; the member has one at most. */
export interface PlanCheckout {
  /** Counts the member's checkouts. */
  readonly attempt: number;
  /** The name of the payment provider where it is paid. */
  readonly provider: string;
  /** Random, since no other database has the same; null once the page is closed or paid. */
  readonly key: string | null;
  readonly plan: PaidPlan;
  readonly openedAt: Date;
  /** Null while it is being opened. */
  readonly opened: { readonly id: string; readonly url: string } | null;
}

/** A second tap waits for the first, under the same key. */
const openedWithin = minutes(1);

/** The key under which the page that is wanted is being opened. */
export const keyBeingOpened = (
  { key, plan, openedAt, opened }: PlanCheckout,
  wanted: PaidPlan,
  now: Date,
): string | null => (opened === null && plan === wanted && now < later(openedAt, openedWithin) ? key : null);

export const canBeHandedOut = ({ plan, openedAt }: PlanCheckout, wanted: PaidPlan, now: Date): boolean =>
  plan === wanted && now < later(openedAt, handedOutFor);
