import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { PaymentDisputes } from '../payments/provider-disputes.ts';
import { followDisputedPlan } from './disputed-plans.ts';

/** What banks ask about payments of no order: of plans, and of those that we do not know. */
export class PlanDisputes extends useCase(
  'disputeStore',
  'disputeRecords',
  'paymentProviders',
  'jobs',
  'transaction',
  'clock',
) {
  /**
   * Called after an event about a payment. What banks take of plans is entered with the provider's statement.
   */
  async changed(paymentId: string, provider: string): Promise<void> {
    const { disputeStore: store, disputeRecords: records, transaction } = this.needs;
    const found = await this.needs.paymentProviders.named(provider).disputes.ofPayment(paymentId);
    if (!found || found.disputes.length + found.warnings.length === 0) return;
    const { customerId } = found;
    await transaction.run(async () => {
      const subscriber = customerId === null ? undefined : await store.subscriberOf(provider, customerId);
      if (!subscriber && (await store.isOfOrder(provider, paymentId))) return;
      const { memberId } = subscriber ?? { memberId: null };
      await records.enter({ provider, paymentId, orderId: null, memberId, isUnknown: !subscriber }, found);
      if (subscriber) await this.#followPlan({ provider, paymentId, memberId }, found);
    });
  }

  async #followPlan(
    { memberId, ...payment }: { provider: string; paymentId: string; memberId: MemberId | null },
    { disputes }: PaymentDisputes,
  ): Promise<void> {
    const { disputeStore: store, jobs, clock } = this.needs;
    const { provider, paymentId } = payment;
    if (memberId !== null) {
      const key = `disputed-plan-${provider}-${paymentId}`;
      await jobs.add(followDisputedPlan, { ...payment, memberId }, { key });
    }
    const at = clock.now();
    for (const { id: providerId, outcome, cents } of disputes) {
      if (outcome === 'lost' && cents > 0) await store.enterLostPlan(provider, { providerId, cents, at });
    }
  }
}
