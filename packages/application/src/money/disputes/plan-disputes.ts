import { useCase } from '../../platform/wiring/use-case.ts';
import type { PaymentDisputes } from '../payments/provider-disputes.ts';
import { followDisputedPlan } from './disputed-plans.ts';

/** What banks ask about payments of plans. What they take is entered with the provider's statement. */
export class PlanDisputes extends useCase(
  'disputeStore',
  'disputeRecords',
  'paymentProviders',
  'alerts',
  'jobs',
  'transaction',
  'clock',
) {
  /** After an event about a payment; one that no subscriber of ours has made is an order's, or nobody's we know. */
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
    if (!found || found.disputes.length + found.warnings.length === 0) return;
    const { customerId } = found;
    const payerId = customerId === null ? undefined : await store.subscriberOf(provider, customerId);
    if (payerId === undefined) await this.#tellOfUnknown(paymentId, provider, found);
    if (customerId === null) return;
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

  /** Nobody would see it until the statement is compared with our books at night. */
  async #tellOfUnknown(
    paymentId: string,
    provider: string,
    { disputes }: Pick<PaymentDisputes, 'disputes'>,
  ): Promise<void> {
    const { disputeStore: store, alerts } = this.needs;
    if (await store.isOfOrder(provider, paymentId)) return;
    for (const { id: dispute, cents, outcome } of disputes) {
      alerts.raise('a bank looks into a payment that we do not know', {
        provider,
        payment: paymentId,
        dispute,
        cents,
        outcome,
      });
    }
  }
}
