import {
  canBeHandedOut,
  heldSubscriptionOf,
} from '@nestmates/domain/money/subscriptions/held-subscription.ts';
import type { PaidPlan, Subscription } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { accessUntil } from '@nestmates/domain/money/subscriptions/subscription-access.ts';
import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { changedMeanwhile, DomainError, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { SubscriptionBilling } from '../payments/subscription-billing.ts';
import type { SubscriptionView } from './contract.ts';
import type { SubscriptionStore } from './ports.ts';

export interface SubscribingDeps {
  readonly store: SubscriptionStore;
  readonly billing: SubscriptionBilling;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

const noSubscription = () =>
  new DomainError('conflict', 'NO_SUBSCRIPTION', 'You have no subscription that could be changed.');
const paidAlready = () =>
  new DomainError('conflict', 'ALREADY_SUBSCRIBED', 'You have just paid for a plan. It opens in a moment.');

/** What is decided with the member's row locked: the checkout to open, or where the member is led instead. */
type Decision =
  | { readonly kind: 'portal'; readonly customerId: string }
  | { readonly kind: 'opened'; readonly url: string }
  | { readonly kind: 'close'; readonly attempt: number; readonly checkoutId: string }
  | { readonly kind: 'open'; readonly attempt: number; readonly customerId: string | null };

/** A member buys a plan, and changes or cancels what they have bought. */
export class Subscribing {
  readonly #deps: SubscribingDeps;
  constructor(deps: SubscribingDeps) {
    this.#deps = deps;
  }

  async own({ id }: Pick<Caller, 'id'>): Promise<{ subscription: SubscriptionView | null }> {
    const { subscriptions } = await this.#deps.store.of(id);
    const held = heldSubscriptionOf(subscriptions);
    return { subscription: held ? viewOf(held, this.#deps.clock.now()) : null };
  }

  /** Free is where everybody is who does not pay; who pays gets there by cancelling. */
  async subscribe(by: Caller, { plan }: { readonly plan: PlanId }): Promise<{ checkoutUrl: string }> {
    if (plan !== 'free') return { checkoutUrl: await this.#checkout(by.id, plan) };
    const { subscriptions, customerId } = await this.#deps.store.of(by.id);
    const isHeld = heldSubscriptionOf(subscriptions) !== undefined;
    const checkoutUrl =
      isHeld && customerId !== null ? await this.#portal(customerId) : this.#page('/dashboard');
    return { checkoutUrl };
  }

  async upgrade(by: Caller): Promise<{ subscriptionUrl: string }> {
    return { subscriptionUrl: await this.#checkout(by.id, by.plan === 'free' ? 'pro' : 'premium') };
  }

  async portal({ id }: Pick<Caller, 'id'>): Promise<{ url: string }> {
    const { customerId } = await this.#deps.store.of(id);
    if (customerId === null) throw noSubscription();
    return { url: await this.#portal(customerId) };
  }

  /**
   * The member has one open checkout at most, so that they cannot pay two: another plan closes the one before, which
   * fails if that is paid by now. It is not forgotten before it is known to be closed.
   */
  async #checkout(memberId: MemberId, plan: PaidPlan): Promise<string> {
    const { store, billing } = this.#deps;
    const decision = await this.#decide(memberId, plan);
    if (decision.kind === 'portal') return this.#portal(decision.customerId);
    if (decision.kind === 'opened') return decision.url;
    if (decision.kind === 'close') {
      if ((await billing.closeCheckout(decision.checkoutId)) === 'paid') throw paidAlready();
      await store.forgetOpened(memberId, decision.attempt);
      return this.#checkout(memberId, plan);
    }
    const { attempt, customerId } = decision;
    const { checkoutId: id, url } = await billing.openCheckout({
      key: `subscribe-${memberId}-${attempt}`,
      memberId,
      customerId,
      plan,
      successUrl: this.#page(`/dashboard?subscription=success&plan=${plan}`),
      cancelUrl: this.#page('/subscribe'),
    });
    if (await store.noteOpened(memberId, attempt, { id, url })) return url;
    // Another tab has begun a newer one meanwhile; this one is never handed out.
    await billing.closeCheckout(id);
    throw changedMeanwhile();
  }

  #decide(memberId: MemberId, plan: PaidPlan): Promise<Decision> {
    const { store, transaction, clock } = this.#deps;
    return transaction.run(async (): Promise<Decision> => {
      const member = await store.lock(memberId);
      if (!member) throw notFound();
      const { subscriptions, customerId, checkout } = member;
      if (heldSubscriptionOf(subscriptions) && customerId !== null) return { kind: 'portal', customerId };
      const openedAt = clock.now();
      if (checkout?.opened && canBeHandedOut(checkout, plan, openedAt)) {
        return { kind: 'opened', url: checkout.opened.url };
      }
      if (checkout?.opened) {
        return { kind: 'close', attempt: checkout.attempt, checkoutId: checkout.opened.id };
      }
      const attempt = (checkout?.attempt ?? 0) + 1;
      await store.saveCheckout(memberId, { attempt, plan, openedAt, opened: null });
      return { kind: 'open', attempt, customerId };
    });
  }

  async #portal(customerId: string): Promise<string> {
    const returnUrl = this.#page('/account');
    return (await this.#deps.billing.openPortal({ customerId, returnUrl })).url;
  }

  #page(path: string): string {
    return `${this.#deps.publicUrl()}${path}`;
  }
}

function viewOf(subscription: Subscription, now: Date): SubscriptionView {
  const { plan, status, periodEnd } = subscription;
  const until = accessUntil(subscription);
  return {
    plan,
    status,
    periodEnd: periodEnd.toISOString(),
    openUntil: until instanceof Date && now < until ? until.toISOString() : null,
  };
}
