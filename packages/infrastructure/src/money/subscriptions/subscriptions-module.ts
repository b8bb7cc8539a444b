import { subscriptionEmails } from '@nestmates/application/money/subscriptions/emails.ts';
import { followRestriction } from '@nestmates/application/money/subscriptions/follow-restriction.ts';
import { GuaranteeRefunds } from '@nestmates/application/money/subscriptions/guarantee-refunds.ts';
import { Guarantees, payBackGuarantee } from '@nestmates/application/money/subscriptions/guarantees.ts';
import { Plans } from '@nestmates/application/money/subscriptions/plans.ts';
import { Renewals } from '@nestmates/application/money/subscriptions/renewals.ts';
import { Subscribing } from '@nestmates/application/money/subscriptions/subscribing.ts';
import {
  askForSubscription,
  closePlanCheckout,
  endSubscription,
  reviewAccess,
  Subscriptions,
} from '@nestmates/application/money/subscriptions/subscriptions.ts';
import { onAccountErasure } from '../../members/accounts/bindings.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { whenAway } from '../../members/restrictions/bindings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onProviderEvent } from '../payments/bindings.ts';
import { EntitlementReader } from './entitlement-reader.ts';
import { GuaranteeModel, GuaranteeRefundModel } from './guarantee-models.ts';
import { GuaranteeRepository } from './guarantee-repository.ts';
import * as subscriptionProvidersMigration from './migrations/20261123T055000-subscription-providers.ts';
import * as guaranteesMigration from './migrations/20261123T090500-guarantees.ts';
import * as guaranteeAttemptsMigration from './migrations/20261123T134000-guarantee-attempts.ts';
import * as stoppedRenewalsMigration from './migrations/20261123T163501-stopped-renewals.ts';
import * as guaranteesAtBanksMigration from './migrations/20261130T040500-guarantees-at-banks.ts';
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
    bind(port('prices')).toConstantValue({ pro, premium });
    repository(bind, 'entitlements', EntitlementReader);
    repository(bind, ['subscriptionStore', 'subscriptionEmailQueries'], SubscriptionRepository);
    service(bind, Plans);
    service(bind, Subscribing);
    repository(bind, 'stoppedRenewals', StoppedRenewalRepository);
    service(bind, Subscriptions, 'subscriptions');
    service(bind, Renewals);
    repository(bind, 'guaranteeStore', GuaranteeRepository);
    service(bind, Guarantees);
    service(bind, GuaranteeRefunds);
    jobHandler(bind, payBackGuarantee, GuaranteeRefunds, (refunds, payload) => refunds.payBack(payload));
    cronJob(
      bind,
      { name: 'subscriptions.pay-back-left', schedule: '*/10 * * * *' },
      GuaranteeRefunds,
      (refunds) => refunds.sweep(),
    );
    cronJob(
      bind,
      { name: 'subscriptions.look-at-paid-back', schedule: '47 6 * * *' },
      GuaranteeRefunds,
      (refunds) => refunds.lookAtBanks(),
    );
    deliverEmail(bind, subscriptionEmails.paymentFailed, port('subscriptionEmailQueries'));
    deliverEmail(bind, subscriptionEmails.paidBack, port('subscriptionEmailQueries'));
    onProviderEvent(bind, 'payment-changed', GuaranteeRefunds, (refunds, ...payment) =>
      refunds.changed(...payment),
    );
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
    '20261130T040500-guarantees-at-banks': guaranteesAtBanksMigration,
  },
  exported: subscriptionsExport,
});
