import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import {
  isPaidBack,
  type UnmatchedKind,
  unmatchedKinds,
} from '@nestmates/domain/money/payments/unmatched-payment.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { paymentsUnavailable } from './payment-errors.ts';

/** Something at the provider that was paid: a payment, or a subscription. */
export interface AtProvider {
  readonly provider: string;
  readonly objectId: string;
}

export interface NewUnmatchedPayment extends AtProvider {
  readonly kind: UnmatchedKind;
  readonly foundAt: Date;
  readonly orderId: OrderId | null;
  /** The order's, as the provider has it. */
  readonly reference: string | null;
  readonly cents: Cents | null;
  /** Small letters. */
  readonly currency: string | null;
}

export interface UnmatchedPayment extends NewUnmatchedPayment {
  /** What the provider has said against paying it back. */
  readonly refusal: string | null;
}

export interface UnmatchedPaymentStore {
  /** Whether it is new: once, however often it is heard of. */
  add(found: NewUnmatchedPayment): Promise<boolean>;
  /** Undefined once it is settled. */
  find(which: AtProvider): Promise<UnmatchedPayment | undefined>;
  refuse(which: AtProvider, refusal: string): Promise<void>;
  settle(which: AtProvider, at: Date): Promise<void>;
  /** Those that are open, the oldest first. */
  open(limit: number): Promise<readonly UnmatchedPayment[]>;
}

const named = z.object({ provider: z.string(), objectId: z.string() });
/** Pays back what fits nothing of ours. */
export const payBackUnmatched = job('payments.pay-back-unmatched', named);

/** What was paid and fits nothing of ours: paid back where that is ours to do, and a task of administrators until it is settled. */
export class UnmatchedPayments extends useCase(
  'unmatchedPaymentStore',
  'paymentProviders',
  'jobs',
  'alerts',
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
    const { unmatchedPaymentStore: store, jobs, alerts, clock } = this.needs;
    const { provider, objectId, kind } = found;
    const facts = { orderId, reference, cents, currency };
    if (!(await store.add({ ...found, ...facts, foundAt: clock.now() }))) return;
    alerts.raise(unmatchedKinds[kind], { provider, object: objectId, ...whose });
    if (!isPaidBack(kind)) return;
    await jobs.add(payBackUnmatched, { provider, objectId }, { key: `pay-back-${provider}-${objectId}` });
  }

  /** Throws when the provider cannot be asked, to be tried again, under the same keys. */
  async payBack(which: AtProvider): Promise<void> {
    const { unmatchedPaymentStore: store, paymentProviders, clock } = this.needs;
    const found = await store.find(which);
    if (!found || !isPaidBack(found.kind)) return;
    const { money } = paymentProviders.named(which.provider);
    for (const { paymentId, cents } of await this.#paymentsOf(found)) {
      const outcome = await money.refund({ key: `unmatched-${paymentId}`, cents, paymentId });
      if (outcome.outcome === 'refused') return store.refuse(which, outcome.message);
    }
    await store.settle(which, clock.now());
  }

  /** Called after an event: an administrator may have refunded it at the provider. */
  async changed(paymentId: string, provider: string): Promise<void> {
    const { unmatchedPaymentStore: store, paymentProviders, clock } = this.needs;
    const which = { provider, objectId: paymentId };
    const found = await store.find(which);
    if (!found || found.reference === null || found.cents === null) return;
    const payment = await paymentProviders
      .named(provider)
      .money.payment({ reference: found.reference, paymentId });
    const back = payment?.refunds.reduce((sum, { cents }) => sum + cents, 0) ?? 0;
    if (back >= found.cents) await store.settle(which, clock.now());
  }

  /** A subscription fits by now, or has ended. */
  async settle(which: AtProvider): Promise<void> {
    const { unmatchedPaymentStore: store, clock } = this.needs;
    const found = await store.find(which);
    if (found && !isPaidBack(found.kind)) await store.settle(which, clock.now());
  }

  async #paymentsOf({ kind, provider, objectId, cents }: UnmatchedPayment) {
    if (kind === 'other-currency') return cents === null ? [] : [{ paymentId: objectId, cents }];
    const paid = await this.needs.paymentProviders.named(provider).subscriptions.payments(objectId);
    if (paid.length === 0) throw paymentsUnavailable(new Error(`Nothing was paid yet for ${objectId}`));
    return paid
      .map(({ paymentId, cents: all, refundedCents }) => ({ paymentId, cents: all - refundedCents }))
      .filter((payment) => payment.cents > 0);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly unmatchedPaymentStore: UnmatchedPaymentStore;
    readonly unmatchedPayments: UnmatchedPayments;
  }
}
