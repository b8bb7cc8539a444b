import type { PlansDeps } from '@nestmates/application/money/subscriptions/plans.ts';
import type {
  Entitlements,
  SubscriptionLetterQueries,
  SubscriptionStore,
} from '@nestmates/application/money/subscriptions/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const entitlements = port<Entitlements>('entitlements');
export const subscriptionStore = port<SubscriptionStore>('subscription-store');
export const subscriptionLetterQueries = port<SubscriptionLetterQueries>('subscription-letter-queries');
export const prices = port<PlansDeps['prices']>('prices');
