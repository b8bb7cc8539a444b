import {
  type DisputedPlanStatus,
  disputedPlanAfter,
} from '@nestmates/domain/money/disputes/disputed-plan.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { askForSubscription } from '../subscriptions/subscriptions.ts';
import { emailAbout } from './emails.ts';
import type { DisputedPlan } from './ports.ts';

/** Does with a plan what the disputes about one of its payments ask for. */
export const followDisputedPlan = job(
  'disputes.follow-plan',
  z.object({ provider: z.string(), paymentId: z.string(), memberId: id }),
);
type DisputedPayment = z.infer<typeof followDisputedPlan.payload>;

/** A plan whose payment a bank looks into is not renewed; one that was lost is ended, and one that was won goes on. */
export class DisputedPlans extends useCase(
  'disputedPlanStore',
  'subscriptionStore',
  'paymentProviders',
  'emails',
  'jobs',
  'transaction',
) {
  /** How the disputes are by now, whatever has led here. */
  async follow(payment: DisputedPayment): Promise<void> {
    const { disputedPlanStore: store, paymentProviders: providers } = this.needs;
    const { provider, paymentId } = payment;
    const found = await providers.named(provider).disputes.ofPayment(paymentId);
    const known = await store.find(provider, paymentId);
    const status = found && disputedPlanAfter(known?.status, found.disputes);
    const last = found?.disputes.at(-1);
    if (!status || !last || status === known?.status) return;
    const subscriptionId = known?.subscriptionId ?? (await this.#subscriptionOf(payment));
    if (subscriptionId === undefined) return;
    const plan = { ...payment, subscriptionId, status };
    if (await this.#carryOut(plan, `dispute-${last.id}-${status}`)) await this.#note(plan);
  }

  /** Whether there was anything to do: what has ended, or ends by its member's wish, stays so. */
  async #carryOut(
    { provider, subscriptionId, status }: DisputedPlan & { readonly status: DisputedPlanStatus },
    key: string,
  ): Promise<boolean> {
    const { subscriptions } = this.needs.paymentProviders.named(provider);
    const found = await subscriptions.find(subscriptionId);
    if (!found || (found.status === 'canceled' && status !== 'ended')) return false;
    switch (status) {
      case 'paused':
        if (found.status === 'ending') return false;
        await subscriptions.cancel({ key, subscriptionId, when: 'at-period-end' });
        return true;
      case 'resumed':
        await subscriptions.resume({ key, subscriptionId });
        return true;
      case 'ended':
        await subscriptions.cancel({ key, subscriptionId, when: 'now' });
        return true;
    }
  }

  /** The member is told once, however many workers have come as far. */
  async #note(plan: DisputedPlan): Promise<void> {
    const { disputedPlanStore: store, emails, jobs, transaction } = this.needs;
    const { provider, subscriptionId, memberId, status } = plan;
    await transaction.run(async () => {
      if (!(await store.note(plan))) return;
      await emails.send(emailAbout[status], { memberId });
      await jobs.add(askForSubscription, { provider, subscriptionId });
    });
  }

  async #subscriptionOf({ provider, paymentId, memberId }: DisputedPayment): Promise<string | undefined> {
    const { subscriptions } = await this.needs.subscriptionStore.of(memberId);
    const billing = this.needs.paymentProviders.named(provider).subscriptions;
    for (const { provider: paidAt, providerId } of subscriptions) {
      if (paidAt !== provider) continue;
      const paid = await billing.payments(providerId);
      if (paid.some((payment) => payment.paymentId === paymentId)) return providerId;
    }
    return undefined;
  }
}
