import type { MemberId } from '../shared/ids.ts';
import type { Entitlement } from './capabilities.ts';

/** What a member has subscribed to, as the payment provider last said. */
export interface Subscription {
  readonly userId: MemberId;
  readonly status: string;
  readonly tier: string;
  readonly providerCustomerId: string | null;
  readonly providerSubscriptionId: string | null;
  readonly periodEndsAt: Date | null;
}

/** Of a member who has never subscribed. */
export const noSubscription = {
  subscriptionStatus: 'inactive',
  subscriptionTier: 'free',
} as const satisfies Omit<Entitlement, 'hasUnlocked'>;
