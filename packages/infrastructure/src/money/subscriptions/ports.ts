import type {
  GuaranteeStore,
  StoppedRenewals,
  SubscriptionEmailQueries,
  SubscriptionStore,
} from '@nestmates/application/money/subscriptions/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const subscriptionStore = port<SubscriptionStore>('subscription-store');
export const guaranteeStore = port<GuaranteeStore>('guarantee-store');
export const subscriptionEmailQueries = port<SubscriptionEmailQueries>('subscription-email-queries');
export const stoppedRenewals = port<StoppedRenewals>('stopped-renewals');
