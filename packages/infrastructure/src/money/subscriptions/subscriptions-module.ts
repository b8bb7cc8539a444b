import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { subscriptionEmails } from '@nestmates/application/money/subscriptions/emails.ts';
import { GuaranteeRefunds } from '@nestmates/application/money/subscriptions/guarantee-refunds.ts';
import { Guarantees, payBackGuarantee } from '@nestmates/application/money/subscriptions/guarantees.ts';
import { Plans } from '@nestmates/application/money/subscriptions/plans.ts';
import { followRestriction, Renewals } from '@nestmates/application/money/subscriptions/renewals.ts';
import { Subscribing } from '@nestmates/application/money/subscriptions/subscribing.ts';
import {
  askForSubscription,
  closePlanCheckout,
  endSubscription,
  reviewAccess,
  Subscriptions,
} from '@nestmates/application/money/subscriptions/subscriptions.ts';
import { onAccountErasure } from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { restrictionStore, whenAway } from '../../members/restrictions/ports.ts';
import { entitlements, prices } from '../../platform/access/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { keyedDigests } from '../../platform/digests/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { alerts, clock, newId, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { onProviderEvent, paymentProviders, paymentReferences } from '../payments/ports.ts';
import { taxes } from '../taxes/ports.ts';
import { EntitlementReader } from './entitlement-reader.ts';
import { GuaranteeModel, GuaranteeRefundModel } from './guarantee-models.ts';
import { GuaranteeRepository } from './guarantee-repository.ts';
import * as subscriptionProvidersMigration from './migrations/20261123T055000-subscription-providers.ts';
import * as guaranteesMigration from './migrations/20261123T090500-guarantees.ts';
import * as guaranteeAttemptsMigration from './migrations/20261123T134000-guarantee-attempts.ts';
import * as stoppedRenewalsMigration from './migrations/20261123T163501-stopped-renewals.ts';
import { guaranteeStore, stoppedRenewals, subscriptionEmailQueries, subscriptionStore } from './ports.ts';
import { StoppedRenewalRepository } from './stopped-renewal-repository.ts';
import {
  BillingCustomerModel,
  FormerCustomerModel,
  PaidSubscriptionModel,
  PlanCheckoutModel,
  SubscriptionModel,
} from './subscription-models.ts';
import { hasSubscriptions, SubscriptionRepository } from './subscription-repository.ts';
import { subscriptionsExport } from './subscriptions-export.ts';

export const subscriptionsFeature = feature({
  bind(bind, { PRICE_PRO_CENTS: pro, PRICE_PREMIUM_CENTS: premium }) {
    bind(prices).toConstantValue({ pro, premium });
    repository(bind, entitlements, EntitlementReader);
    repository(bind, [subscriptionStore, subscriptionEmailQueries], SubscriptionRepository);
    service(bind, Plans, { prices, taxes });
    const common = { store: subscriptionStore, providers: paymentProviders, transaction, clock };
    service(bind, Subscribing, {
      ...common,
      references: paymentReferences,
      taxes,
      jobs,
      newId,
      publicUrl,
    });
    repository(bind, stoppedRenewals, StoppedRenewalRepository);
    service(bind, Subscriptions, {
      ...common,
      stopped: stoppedRenewals,
      events,
      jobs,
      emails: Emails,
      alerts,
    });
    service(bind, Renewals, {
      store: subscriptionStore,
      stopped: stoppedRenewals,
      subscriptions: Subscriptions,
      restrictions: restrictionStore,
      providers: paymentProviders,
      jobs,
      clock,
      newId,
    });
    repository(bind, guaranteeStore, GuaranteeRepository);
    service(bind, Guarantees, {
      store: guaranteeStore,
      subscriptions: subscriptionStore,
      providers: paymentProviders,
      digests: keyedDigests,
      jobs,
      transaction,
      clock,
      newId,
    });
    service(bind, GuaranteeRefunds, {
      store: guaranteeStore,
      providers: paymentProviders,
      jobs,
      emails: Emails,
      alerts,
      transaction,
      clock,
    });
    jobHandler(bind, payBackGuarantee, GuaranteeRefunds, (refunds, payload) => refunds.payBack(payload));
    cronJob(
      bind,
      { name: 'subscriptions.pay-back-left', schedule: '*/10 * * * *' },
      GuaranteeRefunds,
      (refunds) => refunds.sweep(),
    );
    deliverEmail(bind, subscriptionEmails.paymentFailed, subscriptionEmailQueries);
    deliverEmail(bind, subscriptionEmails.paidBack, subscriptionEmailQueries);
    onProviderEvent(bind, 'subscription-changed', Subscriptions, (subscriptions, ...subscription) =>
      subscriptions.refresh(...subscription),
    );
    jobHandler(bind, endSubscription, Subscriptions, (subscriptions, payload) => subscriptions.end(payload));
    jobHandler(bind, reviewAccess, Subscriptions, (subscriptions, payload) => subscriptions.review(payload));
    jobHandler(bind, askForSubscription, Subscriptions, (subscriptions, { subscriptionId, provider }) =>
      subscriptions.refresh(subscriptionId, provider),
    );
    jobHandler(bind, closePlanCheckout, Subscriptions, (subscriptions, payload) =>
      subscriptions.closeCheckout(payload),
    );
    cronJob(
      bind,
      { name: 'subscriptions.ask-after-periods', schedule: '37 * * * *' },
      Subscriptions,
      (subscriptions) => subscriptions.askAfterPeriods(),
    );
    jobHandler(bind, followRestriction, Renewals, (renewals, payload) => renewals.follow(payload));
    whenAway(bind, Renewals, {
      staysAway: (renewals, memberId) => renewals.restrictionChanged(memberId),
      cameBack: (renewals, memberId) => renewals.restrictionChanged(memberId),
    });
    onAccountErasure(bind, Subscriptions, hasSubscriptions, (subscriptions, memberId) =>
      subscriptions.eraseMember(memberId),
    );
  },
  tables: [
    PaidSubscriptionModel,
    SubscriptionModel,
    BillingCustomerModel,
    PlanCheckoutModel,
    GuaranteeRefundModel,
    FormerCustomerModel,
    GuaranteeModel,
  ],
  migrations: {
    '20261123T055000-subscription-providers': subscriptionProvidersMigration,
    '20261123T090500-guarantees': guaranteesMigration,
    '20261123T134000-guarantee-attempts': guaranteeAttemptsMigration,
    '20261123T163501-stopped-renewals': stoppedRenewalsMigration,
  },
  exported: subscriptionsExport,
});
