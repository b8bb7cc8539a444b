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
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { GuaranteeView } from './contract.ts';
import type { KnownGuarantee } from './ports.ts';

/** Pays back what was asked for, and ends the plan. */
export const payBackGuarantee = job('subscriptions.pay-back', z.object({ guaranteeId: id }));
export const payBackKey = (guaranteeId: GuaranteeId): string => `guarantee-${guaranteeId}`;

/** A member asks for the money of their first payment, within 30 days and without a reason. */
export class Guarantees extends useCase(
  'guaranteeStore',
  'subscriptionStore',
  'paymentProviders',
  'keyedDigests',
  'jobs',
  'transaction',
  'clock',
  'newId',
) {
  async own(by: Caller): Promise<GuaranteeView> {
    const { subscriptions } = await this.needs.subscriptionStore.of(by.id);
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
    const { refusal, until } = decision;
    if (refusal === 'nothing-paid') return { status: 'none' };
    const { message: says } = guaranteeRefused(refusal);
    return { status: 'closed', says, ...(until && { until: until.toISOString() }) };
  }

  /** A second tap gets the answer of the first. */
  async use(by: Caller): Promise<GuaranteeView> {
    const { guaranteeStore: store, transaction, jobs, clock, newId } = this.needs;
    const known = await this.#known(by);
    if (known.own) return viewOf(known.own);
    const { subscriptions } = await this.needs.subscriptionStore.of(by.id);
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
    const asked = {
      key: newId(),
      attempt: 1,
      waitsForBank: false,
      refunds,
      askedAt: clock.now(),
      closedAt: null,
      refusal: null,
    };
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

  /** Another tap's, or else it is refused. */
  async #askedMeanwhile({ id: memberId }: Caller, refusal: GuaranteeRefusal): Promise<GuaranteeView> {
    const other = await this.needs.guaranteeStore.ofMember(memberId);
    if (!other) throw guaranteeRefused(refusal);
    return viewOf(other);
  }

  async #known(by: Caller): Promise<KnownGuarantee> {
    return this.needs.guaranteeStore.known(by, await this.#digestOf(by));
  }

  async #decide(
    by: Caller,
    subscriptions: readonly Subscription[],
    { isUsed, isVerified, withBank }: KnownGuarantee,
  ): Promise<GuaranteeDecision> {
    if (subscriptions.length === 0) {
      return { isOpen: false, refusal: by.plan === 'free' ? 'nothing-paid' : 'early-access' };
    }
    if (isVerified && isUsed) return { isOpen: false, refusal: 'used' };
    const decision = decideGuarantee(await this.#paidFor(subscriptions), this.needs.clock.now());
    const isWithBank = ({ provider, paymentId }: PaidPeriod) =>
      withBank.some((payment) => payment.provider === provider && payment.paymentId === paymentId);
    if (!decision.isOpen) return decision;
    if (decision.refunds.some(isWithBank)) return { isOpen: false, refusal: 'with-bank' };
    // It is there once for a mailbox, which nobody uses up who only names it, nor learns whether it is.
    return isVerified ? decision : { isOpen: false, refusal: 'unverified', until: decision.until };
  }

  async #paidFor(subscriptions: readonly Subscription[]): Promise<readonly PaidPeriod[]> {
    const paid = subscriptions.map(async ({ provider, providerId: subscriptionId }) => {
      const billing = this.needs.paymentProviders.named(provider).subscriptions;
      const payments = await billing.payments(subscriptionId);
      return payments.map((payment) => ({ ...payment, provider, subscriptionId }));
    });
    return (await Promise.all(paid)).flat();
  }

  #digestOf({ email }: Pick<Caller, 'email'>): Promise<string> {
    return this.needs.keyedDigests.digest('email', mailboxOf(email));
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
