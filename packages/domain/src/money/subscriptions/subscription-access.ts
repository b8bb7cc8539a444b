import { type Entitlement, planIds } from '../../platform/access/capabilities.ts';
import { days, later } from '../../platform/shared/time.ts';
import type { Subscription } from './subscription.ts';

const pastDueGrace = days(3);

/** The end of its plan's time: `forever` until the provider says otherwise. */
export function accessUntil(subscription: Subscription): Date | 'forever' | 'never' {
  switch (subscription.status) {
    case 'active':
      return 'forever';
    case 'ending':
      return subscription.periodEnd;
    case 'past_due':
      return later(subscription.pastDueSince, pastDueGrace);
    case 'incomplete':
    case 'unpaid':
    case 'canceled':
      return 'never';
  }
}

function opensAt(subscription: Subscription, now: Date): boolean {
  const until = accessUntil(subscription);
  return until === 'forever' || (until !== 'never' && now < until);
}

/** What a member's subscriptions entitle them to; `capabilities` says what that opens. */
export function entitlementAt(
  subscriptions: readonly Subscription[],
  now: Date,
): Pick<Entitlement, 'subscriptionStatus' | 'subscriptionTier'> {
  const highest = subscriptions
    .filter((subscription) => opensAt(subscription, now))
    .map(({ plan }) => planIds.indexOf(plan))
    .reduce((high, plan) => Math.max(high, plan), 0);
  return highest === 0
    ? { subscriptionStatus: 'inactive', subscriptionTier: 'free' }
    : { subscriptionStatus: 'active', subscriptionTier: planIds[highest] ?? 'free' };
}
