import { mailboxOf } from '@nestmates/domain/members/accounts/mailbox.ts';
import {
  decideGuarantee,
  type Guarantee,
  type GuaranteeDecision,
  type GuaranteeId,
  type GuaranteeRefusal,
  guaranteedCents,
  guaranteeRefused,
  type PaidPeriod,
} from '@nestmates/domain/money/subscriptions/guarantee.ts';
import type { Subscription } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import { id } from '../../platform/contract/fields.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Clock, KeyedDigests, Transaction } from '../../platform/shared/ports.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { PaymentProviders } from '../payments/payment-providers.ts';
import type { GuaranteeView } from './contract.ts';
import type { GuaranteeStore, KnownGuarantee, SubscriptionStore } from './ports.ts';

/** Pays back what was asked for, and ends the plan. */
export const payBackGuarantee = job('subscriptions.pay-back', z.object({ guaranteeId: id }));
export const payBackKey = (guaranteeId: GuaranteeId): string => `guarantee-${guaranteeId}`;

export interface GuaranteesDeps {
  readonly store: GuaranteeStore;
  readonly subscriptions: Pick<SubscriptionStore, 'of'>;
  readonly providers: Pick<PaymentProviders<Pick<PaymentProvider, 'name' | 'subscriptions'>>, 'named'>;
  readonly digests: KeyedDigests;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
  /** A random uuid. */
  readonly newId: () => string;
}

/** A member asks for the money of their first payment, within 30 days and without a reason. */
export class Guarantees {
  readonly #deps: GuaranteesDeps;
  constructor(deps: GuaranteesDeps) {
    this.#deps = deps;
  }

  async own(by: Caller): Promise<GuaranteeView> {
    const { subscriptions } = await this.#deps.subscriptions.of(by.id);
    if (subscriptions.length === 0) return { status: 'none' };
    const known = await this.#known(by);
    if (known.own) return viewOf(known.own);
    const decision = await this.#decide(by, subscriptions, known);
    if (decision.isOpen) {
      return {
        status: 'open',
        amount: guaranteedCents(decision.refunds),
        until: decision.until.toISOString(),
      };
    }
    const { refusal } = decision;
    return refusal === 'nothing-paid'
      ? { status: 'none' }
      : { status: 'closed', says: guaranteeRefused(refusal).message };
  }

  /** A second tap gets the answer of the first. */
  async use(by: Caller): Promise<GuaranteeView> {
    const { store, transaction, jobs, clock, newId } = this.#deps;
    const known = await this.#known(by);
    if (known.own) return viewOf(known.own);
    const { subscriptions } = await this.#deps.subscriptions.of(by.id);
    const decision = await this.#decide(by, subscriptions, known);
    if (!decision.isOpen) return this.#askedMeanwhile(by, decision.refusal);
    const emailDigest = await this.#digestOf(by);
    const refunds = decision.refunds.map(({ provider, subscriptionId, paymentId, cents }) => ({
      provider,
      subscriptionId,
      paymentId,
      cents,
      refundId: null,
    }));
    const asked = { key: newId(), attempt: 1, refunds, askedAt: clock.now(), closedAt: null, refusal: null };
    const guarantee = { ...asked, memberId: by.id, emailDigest, status: 'asked' as const };
    return transaction.run(async () => {
      const guaranteeId = await store.add(guarantee);
      if (guaranteeId !== undefined) {
        await jobs.add(payBackGuarantee, { guaranteeId }, { key: payBackKey(guaranteeId) });
        return viewOf(guarantee);
      }
      return this.#askedMeanwhile(by, 'used');
    });
  }

  /** By another tap, or else it is refused. */
  async #askedMeanwhile({ id: memberId }: Caller, refusal: GuaranteeRefusal): Promise<GuaranteeView> {
    const other = await this.#deps.store.ofMember(memberId);
    if (!other) throw guaranteeRefused(refusal);
    return viewOf(other);
  }

  async #known(by: Caller): Promise<KnownGuarantee> {
    return this.#deps.store.known(by.id, await this.#digestOf(by));
  }

  async #decide(
    by: Caller,
    subscriptions: readonly Subscription[],
    { isUsed, withBank }: KnownGuarantee,
  ): Promise<GuaranteeDecision> {
    if (subscriptions.length === 0) {
      return { isOpen: false, refusal: by.plan === 'free' ? 'nothing-paid' : 'early-access' };
    }
    if (isUsed) return { isOpen: false, refusal: 'used' };
    const decision = decideGuarantee(await this.#paidFor(subscriptions), this.#deps.clock.now());
    const isWithBank = ({ provider, paymentId }: PaidPeriod) =>
      withBank.some((payment) => payment.provider === provider && payment.paymentId === paymentId);
    return decision.isOpen && decision.refunds.some(isWithBank)
      ? { isOpen: false, refusal: 'with-bank' }
      : decision;
  }

  async #paidFor(subscriptions: readonly Subscription[]): Promise<readonly PaidPeriod[]> {
    const paid = subscriptions.map(async ({ provider, providerId: subscriptionId }) => {
      const billing = this.#deps.providers.named(provider).subscriptions;
      const payments = await billing.payments(subscriptionId);
      return payments.map((payment) => ({ ...payment, provider, subscriptionId }));
    });
    return (await Promise.all(paid)).flat();
  }

  #digestOf({ email }: Pick<Caller, 'email'>): Promise<string> {
    return this.#deps.digests.digest('email', mailboxOf(email));
  }
}

const viewOf = ({
  status,
  refunds,
  askedAt,
  closedAt,
}: Omit<Guarantee, 'id' | 'memberId'> & { readonly memberId: MemberId | null }): GuaranteeView => ({
  status,
  amount: guaranteedCents(refunds),
  at: (closedAt ?? askedAt).toISOString(),
});
