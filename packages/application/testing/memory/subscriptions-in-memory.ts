import type { RestrictionSpan } from '@nestmates/domain/platform/access/restriction.ts';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import { PaymentProviders } from '../../src/money/payments/payment-providers.ts';
import { payBackUnmatched, UnmatchedPayments } from '../../src/money/payments/unmatched-payments.ts';
import { followRestriction } from '../../src/money/subscriptions/follow-restriction.ts';
import { Renewals } from '../../src/money/subscriptions/renewals.ts';
import { Subscribing } from '../../src/money/subscriptions/subscribing.ts';
import {
  askForSubscription,
  closePlanCheckout,
  endSubscription,
  reviewAccess,
  Subscriptions,
} from '../../src/money/subscriptions/subscriptions.ts';
import { jobHandler } from '../../src/platform/jobs/jobs.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { stub } from '../stub.ts';
import { MemoryBilling } from './memory-billing.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryJobs } from './memory-jobs.ts';
import { MemoryPaymentReferences } from './memory-payment-references.ts';
import { MemoryRefundAlerts } from './memory-refund-alerts.ts';
import { MemoryStoppedRenewals } from './memory-stopped-renewals.ts';
import { MemorySubscriptions } from './memory-subscriptions.ts';
import { MemoryTransaction } from './memory-transaction.ts';
import { MemoryUnmatchedPayments } from './memory-unmatched-payments.ts';

const providerOf = (subscriptions: MemoryBilling) => {
  const { name, refunds } = subscriptions;
  const refund = async ({ paymentId, cents }: { readonly paymentId: string; readonly cents: number }) => {
    refunds.push({ paymentId, cents });
    return { outcome: 'done' as const, id: `refund-of-${paymentId}` };
  };
  return stub<PaymentProvider>({ name, subscriptions, money: stub({ refund }) });
};

/** Counts over all databases of a test: a key is never one of another's. */
let lastKey = 0;

/** Subscriptions over ports in memory. */
export function subscriptionsInMemory(sharedBilling?: MemoryBilling) {
  const [clock, transaction] = [new StoppedClock(), new MemoryTransaction()];
  const references = new MemoryPaymentReferences();
  const billing = sharedBilling ?? new MemoryBilling(clock);
  const store = new MemorySubscriptions(transaction, references);
  const bound = [providerOf(billing)];
  const [jobs, events] = [new MemoryJobs(), new MemoryEvents()];
  const alerts: string[] = [];
  const emails: { readonly job: string; readonly ids: unknown }[] = [];
  const paymentProviders = new PaymentProviders({ providers: bound });
  const shared = { subscriptionStore: store, paymentProviders, clock, transaction };
  const subscribing = new Subscribing({
    ...shared,
    paymentReferences: references,
    taxes: { addedTo: () => undefined, highestBasisPoints: 0 },
    jobs,
    newId() {
      lastKey += 1;
      return `key-${lastKey}`;
    },
    publicUrl: () => 'https://nestmates.example',
  });
  const stopped = new MemoryStoppedRenewals(store);
  const alertSink = { raise: (alert: string) => void alerts.push(alert) };
  const unmatched = new MemoryUnmatchedPayments();
  const unmatchedPayments = new UnmatchedPayments({
    ...shared,
    unmatchedPaymentStore: unmatched,
    refundAlerts: new MemoryRefundAlerts(),
    jobs,
    alerts: alertSink,
  });
  const subscriptions = new Subscriptions({
    ...shared,
    unmatchedPayments,
    stoppedRenewals: stopped,
    events,
    jobs,
    emails: stub({ send: async ({ job }, ids) => void emails.push({ job: job.name, ids }) }),
    alerts: alertSink,
  });
  /** What restricts the member. */
  const restrictions: RestrictionSpan[] = [];
  const renewals = new Renewals({
    ...shared,
    stoppedRenewals: stopped,
    subscriptions,
    restrictionStore: stub({ spansOf: async () => restrictions }),
    jobs,
    newId() {
      lastKey += 1;
      return `key-${lastKey}`;
    },
  });
  const handlers = [
    jobHandler(followRestriction, (payload) => renewals.follow(payload)),
    jobHandler(endSubscription, (payload) => subscriptions.end(payload)),
    jobHandler(askForSubscription, ({ subscriptionId, provider }) =>
      subscriptions.refresh(subscriptionId, provider),
    ),
    jobHandler(closePlanCheckout, (payload) => subscriptions.closeCheckout(payload)),
    jobHandler(payBackUnmatched, (payload) => unmatchedPayments.payBack(payload)),
    jobHandler(reviewAccess, (payload) => subscriptions.review(payload)),
  ];
  return {
    clock,
    billing,
    store,
    events,
    references,
    jobs,
    alerts,
    unmatched,
    emails,
    subscribing,
    subscriptions,
    renewals,
    restrictions,
    runJobs: () => jobs.runDue(handlers, clock.now()),
    tell: (id: string, by: MemoryBilling = billing) => subscriptions.refresh(id, by.name),
    /** Binds another provider before the others, so that new plans are paid there. */
    bindFirst(name: string): MemoryBilling {
      const added = new MemoryBilling(clock, name);
      bound.unshift(providerOf(added));
      return added;
    },
  };
}
