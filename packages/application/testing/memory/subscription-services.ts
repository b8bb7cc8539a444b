import type { Emails } from '../../src/members/emails/emails.ts';
import type { RestrictionStore } from '../../src/members/restrictions/ports.ts';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import { PaymentProviders } from '../../src/money/payments/payment-providers.ts';
import type { PaymentReferences } from '../../src/money/payments/payment-references.ts';
import type { RefundAlerts } from '../../src/money/payments/unfinished-refunds.ts';
import type { UnmatchedPaymentStore } from '../../src/money/payments/unmatched-payment-store.ts';
import { payBackUnmatched, UnmatchedPayments } from '../../src/money/payments/unmatched-payments.ts';
import { followRestriction } from '../../src/money/subscriptions/follow-restriction.ts';
import type { StoppedRenewals, SubscriptionStore } from '../../src/money/subscriptions/ports.ts';
import { Renewals } from '../../src/money/subscriptions/renewals.ts';
import { Subscribing } from '../../src/money/subscriptions/subscribing.ts';
import {
  askForSubscription,
  closePlanCheckout,
  endSubscription,
  reviewAccess,
  Subscriptions,
} from '../../src/money/subscriptions/subscriptions.ts';
import { type JobHandler, type Jobs, jobHandler } from '../../src/platform/jobs/jobs.ts';
import type { Events } from '../../src/platform/live/ports.ts';
import type { Clock, Transaction } from '../../src/platform/shared/ports.ts';
import { stub } from '../stub.ts';

export interface SubscriptionPorts {
  readonly store: SubscriptionStore;
  readonly stopped: StoppedRenewals;
  readonly references: PaymentReferences;
  readonly unmatched: UnmatchedPaymentStore;
  readonly refundAlerts: RefundAlerts;
  /** New plans are paid at the first. */
  readonly providers: readonly PaymentProvider[];
  readonly spansOf: RestrictionStore['spansOf'];
  readonly alerts: { raise(alert: string): void };
  readonly emails: Pick<Emails, 'send'>;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
  newId(): string;
}

/** All that sells plans and follows them, over the given ports. */
export function subscriptionServices({
  store,
  stopped,
  references,
  unmatched,
  refundAlerts,
  providers,
  spansOf,
  alerts,
  emails,
  events,
  jobs,
  transaction,
  clock,
  newId,
}: SubscriptionPorts) {
  const paymentProviders = new PaymentProviders({ providers });
  const shared = { subscriptionStore: store, paymentProviders, jobs, clock, transaction };
  const subscribing = new Subscribing({
    ...shared,
    paymentReferences: references,
    taxes: { addedTo: () => undefined, highestBasisPoints: 0 },
    newId,
    publicUrl: () => 'https://nestmates.example',
  });
  const unmatchedPayments = new UnmatchedPayments({
    ...shared,
    unmatchedPaymentStore: unmatched,
    refundAlerts,
    alerts,
  });
  const subscriptions = new Subscriptions({
    ...shared,
    unmatchedPayments,
    stoppedRenewals: stopped,
    events,
    emails: stub(emails),
    alerts,
  });
  const renewals = new Renewals({
    ...shared,
    stoppedRenewals: stopped,
    subscriptions,
    restrictionStore: stub({ spansOf }),
    newId,
  });
  const handlers: readonly JobHandler[] = [
    jobHandler(followRestriction, (payload) => renewals.follow(payload)),
    jobHandler(endSubscription, (payload) => subscriptions.end(payload)),
    jobHandler(askForSubscription, ({ subscriptionId, provider }) =>
      subscriptions.refresh(subscriptionId, provider),
    ),
    jobHandler(closePlanCheckout, (payload) => subscriptions.closeCheckout(payload)),
    jobHandler(payBackUnmatched, (payload) => unmatchedPayments.payBack(payload)),
    jobHandler(reviewAccess, (payload) => subscriptions.review(payload)),
  ];
  return { handlers, subscribing, subscriptions, renewals, unmatchedPayments };
}
