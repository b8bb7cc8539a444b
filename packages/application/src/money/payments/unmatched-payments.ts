import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import {
  isPaidBack,
  mayReopen,
  onItsWayBack,
  sentBack,
  unmatchedKinds,
} from '@nestmates/domain/money/payments/unmatched-payment.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { ProviderPayment } from './money-moves.ts';
import { paymentsUnavailable } from './payment-errors.ts';
import { sweepByProvider } from './sweep-by-provider.ts';
import { alertUnfinished } from './unfinished-refunds.ts';
import type { AtProvider, NewUnmatchedPayment, UnmatchedPayment } from './unmatched-payment-store.ts';

const named = z.object({ provider: z.string(), objectId: z.string() });
/** Pays back what fits nothing of ours. */
export const payBackUnmatched = job('payments.pay-back-unmatched', named);

/** One sweep's; the next one comes within a day. */
const sweepLimit = 100;
/** A bank sends a refund back within a month. */
const mayComeBackFor = days(60);
const lookedAtAtOnce = 1000;

/** What was paid and fits nothing of ours: paid back where that is ours to do, and a task of administrators until it is settled. */
export class UnmatchedPayments extends useCase(
  'unmatchedPaymentStore',
  'paymentProviders',
  'jobs',
  'alerts',
  'refundAlerts',
  'transaction',
  'clock',
) {
  /** Runs in the transaction of whoever has found it. */
  async note(
    {
      orderId = null,
      reference = null,
      cents = null,
      currency = null,
      ...found
    }: Pick<NewUnmatchedPayment, 'provider' | 'objectId' | 'kind'> & Partial<NewUnmatchedPayment>,
    whose: { readonly memberId?: MemberId } = {},
  ): Promise<void> {
    const { unmatchedPaymentStore: store, alerts, clock } = this.needs;
    const { provider, objectId, kind } = found;
    const facts = { orderId, reference, cents, currency };
    if (!(await store.add({ ...found, ...facts, foundAt: clock.now() }, mayReopen(kind)))) return;
    alerts.raise(unmatchedKinds[kind], { provider, object: objectId, ...whose });
    if (isPaidBack(kind)) await this.#payBackSoon({ provider, objectId });
  }

  /** What the provider has refused or the bank has not taken or sent back, once a day until it is paid back. */
  async retryRefused(): Promise<void> {
    const { unmatchedPaymentStore: store, clock } = this.needs;
    try {
      await this.#reopenSentBack();
      const ofNoOrder = await store.takeOfNoOrder(clock.now(), lookedAtAtOnce);
      const look = (found: UnmatchedPayment) => this.#settleWhereRefunded(found);
      await sweepByProvider(ofNoOrder, look, 'Some that an administrator refunds could not be looked at');
    } finally {
      for (const which of await store.refused(sweepLimit)) await this.#payBackSoon(which);
    }
  }

  /** A refund is done when it is asked for, and its bank may fail days later. */
  async #reopenSentBack(): Promise<void> {
    const look = (found: UnmatchedPayment) => this.#reopenWhereSentBack(found);
    await sweepByProvider(await this.#paidBack(), look, 'Some that was paid back could not be looked at');
  }

  #paidBack(which?: AtProvider): Promise<readonly UnmatchedPayment[]> {
    const { unmatchedPaymentStore: store, clock } = this.needs;
    return store.paidBack(later(clock.now(), -mayComeBackFor), lookedAtAtOnce, which);
  }

  async #reopenWhereSentBack(found: UnmatchedPayment): Promise<void> {
    const { unmatchedPaymentStore: store, alerts, clock } = this.needs;
    if (!(await this.#hasRest(found))) return;
    await store.reopen(found, sentBack, clock.now());
    const { provider, objectId: object, refusals } = found;
    alerts.raise('a bank has sent a refund back', { provider, object, refusals: refusals + 1 });
  }

  async #hasRest(found: UnmatchedPayment): Promise<boolean> {
    if (found.kind === 'other-currency') {
      const refunded = await this.#refundedOf(found);
      return refunded !== undefined && refunded.madeCents < (found.cents ?? 0);
    }
    const { subscriptions } = this.needs.paymentProviders.named(found.provider);
    const paid = await subscriptions.payments(found.objectId);
    return paid.some(({ cents, refundedCents }) => refundedCents < cents);
  }

  async #payBackSoon({ provider, objectId }: AtProvider): Promise<void> {
    const key = `pay-back-${provider}-${objectId}`;
    await this.needs.jobs.add(payBackUnmatched, { provider, objectId }, { key });
  }

  /** Throws when the provider cannot be asked, to be tried again, under the same keys. */
  async payBack(which: AtProvider): Promise<void> {
    const open = await this.needs.unmatchedPaymentStore.find(which);
    for (const found of open.filter(({ kind }) => isPaidBack(kind))) await this.#payBack(found);
  }

  async #payBack(found: UnmatchedPayment): Promise<void> {
    const { unmatchedPaymentStore: store, paymentProviders, clock } = this.needs;
    const { money } = paymentProviders.named(found.provider);
    const again = found.refusals === 0 ? '' : `-${found.refusals}`;
    for (const { paymentId, cents } of await this.#paymentsOf(found)) {
      const outcome = await money.refund({ key: `unmatched-${paymentId}${again}`, cents, paymentId });
      if (outcome.outcome === 'refused') return store.refuse(found, outcome.message, clock.now());
    }
    if (await this.#isPending(found)) await store.refuse(found, onItsWayBack, clock.now());
    else await store.settle(found, clock.now());
  }

  /** What is sent back later would be asked for under a key that is used, so the next try has another. */
  async #isPending(found: UnmatchedPayment): Promise<boolean> {
    if (found.kind === 'other-currency') {
      const refunded = await this.#refundedOf(found);
      return refunded !== undefined && refunded.doneCents < refunded.madeCents;
    }
    const paid = await this.needs.paymentProviders
      .named(found.provider)
      .subscriptions.payments(found.objectId);
    const unfinished = paid.flatMap((payment) => payment.unfinished);
    await alertUnfinished(this.needs, found.provider, unfinished, { object: found.objectId });
    return unfinished.length > 0;
  }

  /**
   * Called after an event: an administrator may have refunded it at the provider, or a bank has sent it back. Throws
   * when the provider cannot be asked, so that the event is heard again.
   */
  async changed(paymentId: string, provider: string): Promise<void> {
    const which = { provider, objectId: paymentId };
    for (const found of await this.#paidBack(which)) await this.#reopenWhereSentBack(found);
    for (const found of await this.needs.unmatchedPaymentStore.find(which))
      await this.#settleWhereRefunded(found);
  }

  async #settleWhereRefunded(found: UnmatchedPayment): Promise<void> {
    const { unmatchedPaymentStore: store, clock } = this.needs;
    // What went back may have been something else than what is due to the seller.
    if (found.cents === null || found.kind === 'seller-left') return;
    const { doneCents = 0 } = (await this.#refundedOf(found)) ?? {};
    if (doneCents >= found.cents) await store.settle(found, clock.now());
  }

  /** A subscription fits by now, or has ended. */
  async settle(which: AtProvider): Promise<void> {
    const { unmatchedPaymentStore: store, clock } = this.needs;
    for (const found of await store.find(which)) {
      if (!isPaidBack(found.kind)) await store.settle(found, clock.now());
    }
  }

  /** Nothing is due any more to a seller who has left. */
  async settleUnpaid(which: AtProvider): Promise<void> {
    const { unmatchedPaymentStore: store, clock } = this.needs;
    await store.settle({ ...which, kind: 'seller-left' }, clock.now());
  }

  /** Undefined where the provider cannot say; what was made is done once the bank has taken it. */
  async #refundedOf({
    provider,
    objectId: paymentId,
    reference,
  }: UnmatchedPayment): Promise<{ readonly madeCents: Cents; readonly doneCents: Cents } | undefined> {
    if (reference === null) return undefined;
    const { money } = this.needs.paymentProviders.named(provider);
    const payment = await money.payment({ reference, paymentId });
    if (!payment) return undefined;
    await alertUnfinished(this.needs, provider, payment.refunds, { provider, object: paymentId });
    const sumOf = (refunds: ProviderPayment['refunds']) => refunds.reduce((sum, { cents }) => sum + cents, 0);
    const done = payment.refunds.filter(({ unfinished }) => unfinished === undefined);
    return { madeCents: sumOf(payment.refunds), doneCents: sumOf(done) };
  }

  async #paymentsOf(found: UnmatchedPayment) {
    const { kind, provider, objectId, cents, refusals } = found;
    if (kind === 'other-currency') {
      // An administrator may have refunded it at the provider, since it was refused.
      const rest = (cents ?? 0) - (refusals === 0 ? 0 : ((await this.#refundedOf(found))?.madeCents ?? 0));
      return rest > 0 ? [{ paymentId: objectId, cents: rest }] : [];
    }
    const paid = await this.needs.paymentProviders.named(provider).subscriptions.payments(objectId);
    if (paid.length === 0) throw paymentsUnavailable(new Error(`Nothing was paid yet for ${objectId}`));
    return paid
      .map(({ paymentId, cents: all, refundedCents }) => ({ paymentId, cents: all - refundedCents }))
      .filter((payment) => payment.cents > 0);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly unmatchedPayments: UnmatchedPayments;
  }
}
