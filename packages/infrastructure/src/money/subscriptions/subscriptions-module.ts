import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { subscriptionLetters } from '@nestmates/application/money/subscriptions/letters.ts';
import { Plans } from '@nestmates/application/money/subscriptions/plans.ts';
import { Subscribing } from '@nestmates/application/money/subscriptions/subscribing.ts';
import {
  endSubscription,
  reviewAccess,
  Subscriptions,
} from '@nestmates/application/money/subscriptions/subscriptions.ts';
import { onAccountErasure } from '../../members/accounts/ports.ts';
import { deliverLetter } from '../../members/emails/deliver-letter.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { alerts, clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { onProviderEvent, subscriptionBilling } from '../payments/ports.ts';
import { EntitlementReader } from './entitlement-reader.ts';
import { entitlements, prices, subscriptionLetterQueries, subscriptionStore } from './ports.ts';
import { SubscriptionRepository } from './subscription-repository.ts';

export const subscriptionsFeature = feature({
  bind(bind, { PRICE_PRO_CENTS: pro, PRICE_PREMIUM_CENTS: premium }) {
    bind(prices).toConstantValue({ pro, premium });
    repository(bind, entitlements, EntitlementReader);
    repository(bind, [subscriptionStore, subscriptionLetterQueries], SubscriptionRepository);
    service(bind, Plans, { prices });
    const common = { store: subscriptionStore, billing: subscriptionBilling, transaction, clock };
    service(bind, Subscribing, { ...common, publicUrl });
    service(bind, Subscriptions, { ...common, events, jobs, letters: Letters, alerts });
    deliverLetter(bind, subscriptionLetters.paymentFailed, subscriptionLetterQueries);
    onProviderEvent(bind, 'subscription-changed', Subscriptions, (subscriptions, subscriptionId) =>
      subscriptions.refresh(subscriptionId),
    );
    jobHandler(bind, endSubscription, Subscriptions, (subscriptions, payload) => subscriptions.end(payload));
    jobHandler(bind, reviewAccess, Subscriptions, (subscriptions, payload) => subscriptions.review(payload));
    onAccountErasure(bind, Subscriptions, (subscriptions, memberId) => subscriptions.leaveOf(memberId));
  },
});
