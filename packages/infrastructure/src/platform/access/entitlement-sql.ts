import { noSubscription } from '@nestmates/domain/platform/access/capabilities.ts';

/**
 * SQL for what a member is entitled to besides `has_unlocked`; the member's row of `users` is joined by
 * `joinSubscription`.
 */
export const subscriptionColumns = `coalesce(subscription.status, '${noSubscription.subscriptionStatus}')
    as subscription_status,
  coalesce(subscription.tier, '${noSubscription.subscriptionTier}') as subscription_tier`;

export const joinSubscription = (user: string): string =>
  `left join subscriptions subscription on subscription.user_id = ${user}.id`;
