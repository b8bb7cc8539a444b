import type { PlansDeps } from '@nestmates/application/money/subscriptions/plans.ts';
import type {
  Entitlements,
  SubscriptionEmailQueries,
  SubscriptionStore,
} from '@nestmates/application/money/subscriptions/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const entitlements = port<Entitlements>('entitlements');
export const subscriptionStore = port<SubscriptionStore>('subscription-store');
export const subscriptionEmailQueries = port<SubscriptionEmailQueries>('subscription-email-queries');
export const prices = port<PlansDeps['prices']>('prices');
