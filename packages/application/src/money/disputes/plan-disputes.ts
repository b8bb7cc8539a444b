import { useCase } from '../../platform/wiring/use-case.ts';
import { followDisputedPlan } from './disputed-plans.ts';

/** What banks ask about payments of plans. What they take is entered with the provider's statement. */
export class PlanDisputes extends useCase(
  'disputeStore',
  'disputeRecords',
  'paymentProviders',
  'jobs',
  'transaction',
  'clock',
) {
  /** After an event about a payment; one that no subscriber of ours has made is an order's, or none of ours. */
  async changed(paymentId: string, provider: string): Promise<void> {
    const {
      disputeStore: store,
      disputeRecords: records,
      paymentProviders: providers,
      jobs,
      transaction,
      clock,
    } = this.needs;
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
