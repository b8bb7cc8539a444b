import {
  awaitBank,
  closeGuarantee,
  type Guarantee,
  type GuaranteeId,
  type GuaranteeRefund,
  refundKeyOf,
  sendGuaranteeBack,
} from '@nestmates/domain/money/subscriptions/guarantee.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { PlanPayment } from '../payments/subscription-billing.ts';
import { sweepByProvider } from '../payments/sweep-by-provider.ts';
import { alertUnfinished } from '../payments/unfinished-refunds.ts';
import { subscriptionEmails } from './emails.ts';
import type { GuaranteeAtProvider } from './ports.ts';
import { askForSubscription } from './subscriptions.ts';

type Plan = Pick<GuaranteeRefund, 'provider' | 'subscriptionId'>;

const sweepLimit = 20;
/** A bank sends a refund back within a month. */
const mayComeBackFor = days(60);
const lookedAtAtOnce = 1000;

/** Carries out at the providers what members have asked for by the guarantee. */
export class GuaranteeRefunds extends useCase(
  'guaranteeStore',
  'paymentProviders',
  'jobs',
  'emails',
  'alerts',
  'refundAlerts',
  'transaction',
  'clock',
) {
  /** Throws when a provider cannot be asked, to be tried again under the same keys. */
  async payBack({ guaranteeId }: { readonly guaranteeId: GuaranteeId }): Promise<void> {
    const { guaranteeStore: store, paymentProviders: providers } = this.needs;
    const guarantee = await store.find(guaranteeId);
    if (guarantee?.status !== 'asked' || guarantee.waitsForBank) return;
    for (const refund of guarantee.refunds) {
      const refusal = await this.#refund(guarantee, refund);
      if (refusal !== undefined) return this.#close(guarantee, refusal);
    }
    for (const plan of plansOf(guarantee)) {
      const { subscriptions } = providers.named(plan.provider);
      const key = `${guarantee.key}-${plan.subscriptionId}`;
      await subscriptions.cancel({ key, subscriptionId: plan.subscriptionId, when: 'now' });
      const refusal = await this.#refundLater(guarantee, plan);
      if (refusal !== undefined) return this.#close(guarantee, refusal);
    }
    const standing = await this.#standingOf(guarantee);
    if (standing === 'sent-back') await this.#sendBack(guarantee);
    else if (standing === 'done') await this.#close(guarantee, null);
    else await this.#awaitBank(guarantee);
  }

  /** Once a day: a bank may have taken a refund by now, and what it has taken may still come back. */
  async lookAtBanks(): Promise<void> {
    const { guaranteeStore: store, clock } = this.needs;
    const now = clock.now();
    const made = await store.takeMade({ now, closedSince: later(now, -mayComeBackFor) }, lookedAtAtOnce);
    await sweepByProvider(
      made,
      (one) => this.#look(one),
      'Some refunds of guarantees could not be looked at',
    );
  }

  /** Called after an event: a bank has taken or sent back a refund. Throws when the provider cannot be asked. */
  async changed(paymentId: string, provider: string): Promise<void> {
    const guaranteeId = await this.needs.guaranteeStore.ofPayment({ provider, paymentId });
    if (guaranteeId !== undefined) await this.#look({ guaranteeId });
  }

  async #look({ guaranteeId }: Pick<GuaranteeAtProvider, 'guaranteeId'>): Promise<void> {
    const guarantee = await this.needs.guaranteeStore.find(guaranteeId);
    // An administrator may have asked for it again since it was taken.
    if (!guarantee?.waitsForBank && guarantee?.status !== 'refunded') return;
    const standing = await this.#standingOf(guarantee);
    if (standing === 'sent-back') await this.#sendBack(guarantee);
    else if (standing === 'done') await this.#close(guarantee, null);
  }

  /** How what was refunded stands at the providers; pending is one that its bank has not taken yet. */
  async #standingOf({ id }: Pick<Guarantee, 'id'>): Promise<'done' | 'pending' | 'sent-back'> {
    const { guaranteeStore: store, paymentProviders: providers } = this.needs;
    const made = ((await store.find(id))?.refunds ?? []).filter(({ refundId }) => refundId !== null);
    const refunded: PlanPayment[] = [];
    for (const { provider, subscriptionId } of plansOf({ refunds: made })) {
      const paid = await providers.named(provider).subscriptions.payments(subscriptionId);
      const ours = paid.filter(({ paymentId }) => made.some((one) => one.paymentId === paymentId));
      const unfinished = ours.flatMap((payment) => payment.unfinished);
      await alertUnfinished(this.needs, provider, unfinished, { guarantee: id });
      refunded.push(...ours);
    }
    if (refunded.some(({ cents, refundedCents }) => refundedCents < cents)) return 'sent-back';
    return refunded.some(({ unfinished }) => unfinished.length > 0) ? 'pending' : 'done';
  }

  async #sendBack(seen: Guarantee): Promise<void> {
    const { guaranteeStore: store, alerts, clock } = this.needs;
    await this.#change(seen, async (guarantee) => {
      await store.save(sendGuaranteeBack(guarantee, clock.now()));
      alerts.raise('a bank has sent the refund of a guarantee back', { guarantee: guarantee.id });
    });
  }

  /** The plan has ended by now, whenever the bank takes the refund. */
  async #awaitBank(seen: Guarantee): Promise<void> {
    const { guaranteeStore: store, jobs } = this.needs;
    await this.#change(seen, async (guarantee) => {
      await store.save(awaitBank(guarantee));
      for (const plan of plansOf(guarantee)) await jobs.add(askForSubscription, plan);
    });
  }

  /** Not where another worker or an administrator was faster. */
  async #change(seen: Guarantee, change: (guarantee: Guarantee) => Promise<void>): Promise<void> {
    const { guaranteeStore: store, transaction } = this.needs;
    await transaction.run(async () => {
      const guarantee = await store.lock(seen.id);
      if (guarantee && stepOf(guarantee) === stepOf(seen)) await change(guarantee);
    });
  }

  /** Finds what a worker that was killed has left behind. */
  async sweep(): Promise<void> {
    const { guaranteeStore: store, clock } = this.needs;
    const unfinished = await store.takeUnfinished(clock.now(), sweepLimit);
    await sweepByProvider(unfinished, (one) => this.payBack(one), 'Some guarantees could not be paid back');
  }

  /** The plan may have been renewed before it was ended. */
  async #refundLater(guarantee: Guarantee, plan: Plan): Promise<string | undefined> {
    const { provider, subscriptionId } = plan;
    const known = guarantee.refunds.map(({ paymentId }) => paymentId);
    const paid = await this.needs.paymentProviders.named(provider).subscriptions.payments(subscriptionId);
    for (const { paymentId, cents, refundedCents, paidAt } of paid) {
      if (paidAt < guarantee.askedAt || known.includes(paymentId) || refundedCents === cents) continue;
      const refund = { ...plan, paymentId, cents: cents - refundedCents, refundId: null };
      const refusal = await this.#refund(guarantee, refund);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  /** What the provider has against it, if it does not pay it back. */
  async #refund(guarantee: Guarantee, refund: GuaranteeRefund): Promise<string | undefined> {
    const { guaranteeStore: store, paymentProviders: providers, clock } = this.needs;
    const { provider, subscriptionId, paymentId, cents, refundId } = refund;
    const { money, subscriptions } = providers.named(provider);
    // It is made once in an attempt; an administrator asks again for what the bank has sent back.
    if (refundId !== null && (guarantee.attempt === 1 || !(await this.#isOpen(refund)))) return undefined;
    const outcome = await money.refund({ key: refundKeyOf(guarantee, paymentId), paymentId, cents });
    if (outcome.outcome === 'done') {
      await store.noteRefund(guarantee.id, { ...refund, refundId: outcome.id }, clock.now());
      return undefined;
    }
    // An administrator may have paid it back in the provider's dashboard meanwhile.
    const paid = (await subscriptions.payments(subscriptionId)).find((one) => one.paymentId === paymentId);
    return paid && paid.refundedCents === paid.cents ? undefined : outcome.message;
  }

  async #isOpen({ provider, subscriptionId, paymentId }: GuaranteeRefund): Promise<boolean> {
    const { subscriptions } = this.needs.paymentProviders.named(provider);
    const paid = (await subscriptions.payments(subscriptionId)).find((one) => one.paymentId === paymentId);
    return paid !== undefined && paid.refundedCents < paid.cents;
  }

  async #close(seen: Guarantee, refusal: string | null): Promise<void> {
    if (seen.status !== 'asked') return;
    const { guaranteeStore: store, emails, jobs, alerts, clock } = this.needs;
    await this.#change(seen, async (guarantee) => {
      const { id: guaranteeId } = guarantee;
      await store.save(closeGuarantee(guarantee, clock.now(), refusal));
      for (const plan of plansOf(guarantee)) await jobs.add(askForSubscription, plan);
      if (refusal === null) await emails.send(subscriptionEmails.paidBack, { guaranteeId });
      else alerts.raise('a guarantee was not paid back: refund it', { guarantee: guaranteeId, refusal });
    });
  }
}

const stepOf = ({ status, attempt, waitsForBank }: Guarantee): string =>
  `${status} ${attempt} ${waitsForBank}`;

/** Each once. */
const plansOf = ({ refunds }: Pick<Guarantee, 'refunds'>): readonly Plan[] => {
  const plans = refunds.map(({ provider, subscriptionId }) => ({ provider, subscriptionId }));
  return plans.filter(
    (plan, n) => plans.findIndex((other) => other.subscriptionId === plan.subscriptionId) === n,
  );
};
