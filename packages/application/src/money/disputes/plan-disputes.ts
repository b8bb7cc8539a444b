import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { PaymentProviders } from '../payments/payment-providers.ts';
import type { DisputeRecords } from './dispute-records.ts';
import { followDisputedPlan } from './disputed-plans.ts';
import type { DisputeStore } from './ports.ts';

export interface PlanDisputesDeps {
  readonly store: Pick<DisputeStore, 'subscriberOf' | 'enterLostPlan'>;
  readonly records: Pick<DisputeRecords, 'enter'>;
  readonly providers: Pick<PaymentProviders<Pick<PaymentProvider, 'name' | 'disputes'>>, 'named'>;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** What banks ask about payments of plans. What they take is entered with the provider's statement. */
export class PlanDisputes {
  readonly #deps: PlanDisputesDeps;
  constructor(deps: PlanDisputesDeps) {
    this.#deps = deps;
  }

  /** After an event about a payment; one that no subscriber of ours has made is an order's, or none of ours. */
  async changed(paymentId: string, provider: string): Promise<void> {
    const { store, records, providers, jobs, transaction, clock } = this.#deps;
    const found = await providers.named(provider).disputes.ofPayment(paymentId);
    if (!found || found.customerId === null) return;
    if (found.disputes.length + found.warnings.length === 0) return;
    const { customerId } = found;
    await transaction.run(async () => {
      const memberId = await store.subscriberOf(provider, customerId);
      if (memberId === undefined) return;
      await records.enter({ provider, paymentId, orderId: null, memberId }, found);
      const key = `disputed-plan-${provider}-${paymentId}`;
      await jobs.add(followDisputedPlan, { provider, paymentId, memberId }, { key });
      const at = clock.now();
      for (const { id: providerId, outcome, cents } of found.disputes) {
        if (outcome === 'lost' && cents > 0) {
          await store.enterLostPlan(provider, { providerId, cents, at });
        }
      }
    });
  }
}
