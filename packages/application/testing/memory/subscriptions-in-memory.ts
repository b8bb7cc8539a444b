import type { RestrictionSpan } from '@nestmates/domain/platform/access/restriction.ts';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
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
import { subscriptionServices } from './subscription-services.ts';

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
  /** What restricts the member. */
  const restrictions: RestrictionSpan[] = [];
  const unmatched = new MemoryUnmatchedPayments();
  const { handlers, subscribing, subscriptions, renewals } = subscriptionServices({
    store,
    stopped: new MemoryStoppedRenewals(store),
    references,
    unmatched,
    refundAlerts: new MemoryRefundAlerts(),
    providers: bound,
    spansOf: async () => restrictions,
    alerts: { raise: (alert) => void alerts.push(alert) },
    emails: { send: async ({ job }, ids) => void emails.push({ job: job.name, ids }) },
    events,
    jobs,
    transaction,
    clock,
    newId() {
      lastKey += 1;
      return `key-${lastKey}`;
    },
  });
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
