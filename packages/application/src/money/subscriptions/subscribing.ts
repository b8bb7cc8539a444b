import {
  canBeHandedOut,
  heldSubscriptionOf,
  keyBeingOpened,
} from '@nestmates/domain/money/subscriptions/held-subscription.ts';
import type { PaidPlan, Subscription } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { accessUntil } from '@nestmates/domain/money/subscriptions/subscription-access.ts';
import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { changedMeanwhile, DomainError, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { isRefusedForKey } from '../payments/payment-errors.ts';
import type { SubscriptionBilling } from '../payments/subscription-billing.ts';
import type { SubscriptionView } from './contract.ts';
import type { Customer, MemberSubscriptions } from './ports.ts';
import { askForSubscription } from './subscriptions.ts';

const noSubscription = () =>
  new DomainError('conflict', 'NO_SUBSCRIPTION', 'You have no subscription that could be changed.');
const paidAlready = () =>
  new DomainError('conflict', 'ALREADY_SUBSCRIBED', 'You have just paid for a plan. It opens in a moment.');

/** What is decided with the member's row locked: the checkout to open, or where the member is led instead. */
type Decision =
  | { readonly kind: 'portal'; readonly customer: Customer }
  | { readonly kind: 'opened'; readonly url: string }
  | {
      readonly kind: 'close';
      readonly provider: string;
      readonly attempt: number;
      readonly checkoutId: string;
    }
  | {
      readonly kind: 'open';
      readonly provider: string;
      readonly attempt: number;
      readonly key: string;
      readonly customerId: string | null;
    };

/** A member buys a plan, and changes or cancels what they have bought. */
export class Subscribing extends useCase(
  'subscriptionStore',
  'paymentProviders',
  'paymentReferences',
  'taxes',
  'jobs',
  'transaction',
  'clock',
  'newId',
  'publicUrl',
) {
  async own({ id }: Pick<Caller, 'id'>): Promise<{ subscription: SubscriptionView | null }> {
    const { subscriptions } = await this.needs.subscriptionStore.of(id);
    const held = heldSubscriptionOf(subscriptions);
    return { subscription: held ? viewOf(held, this.needs.clock.now()) : null };
  }

  /** Free is where everybody is who does not pay; who pays gets there by cancelling. */
  async subscribe(by: Caller, { plan }: { readonly plan: PlanId }): Promise<{ checkoutUrl: string }> {
    if (plan !== 'free') return { checkoutUrl: await this.#checkout(by.id, plan) };
    const customer = payingCustomerOf(await this.needs.subscriptionStore.of(by.id));
    return { checkoutUrl: customer ? await this.#portal(by.id, customer) : this.#page('/dashboard') };
  }

  async upgrade(by: Caller): Promise<{ subscriptionUrl: string }> {
    return { subscriptionUrl: await this.#checkout(by.id, by.plan === 'free' ? 'pro' : 'premium') };
  }

  async portal({ id }: Pick<Caller, 'id'>): Promise<{ url: string }> {
    const member = await this.needs.subscriptionStore.of(id);
    const customer = payingCustomerOf(member) ?? this.#formerCustomerOf(member);
    if (!customer) throw noSubscription();
    return { url: await this.#portal(id, customer) };
  }

  /**
   * The member has one open checkout at most, so that they cannot pay two: another plan closes the one before, which
   * fails if that is paid by now. It is not forgotten before it is known to be closed. `failed` is an attempt that
   * leads no further: its key is refused, or its customer is gone.
   */
  async #checkout(memberId: MemberId, plan: PaidPlan, failed?: number): Promise<string> {
    const { subscriptionStore: store, paymentProviders: providers } = this.needs;
    const decision = await this.#decide(memberId, plan, failed);
    if (decision.kind === 'portal') return this.#portal(memberId, decision.customer);
    if (decision.kind === 'opened') return decision.url;
    const { attempt, provider } = decision;
    const billing = providers.named(provider).subscriptions;
    if (decision.kind === 'close') {
      const { outcome } = await billing.closeCheckout(decision.checkoutId);
      if (outcome === 'paid') throw paidAlready();
      await store.forgetOpened(memberId, attempt);
      return this.#checkout(memberId, plan);
    }
    const opened = await this.#open(memberId, plan, decision).catch((error: unknown) => {
      if (failed !== undefined || !isRefusedForKey(error)) throw error;
    });
    if (!opened) return this.#checkout(memberId, plan, attempt);
    const { checkoutId: id, url } = opened;
    if (await store.noteOpened(memberId, attempt, { id, url })) return url;
    // Another tab has begun a newer one meanwhile; this one is never handed out.
    await billing.closeCheckout(id);
    throw changedMeanwhile();
  }

  /** Undefined where the customer is not there any more. */
  async #open(
    memberId: MemberId,
    plan: PaidPlan,
    { provider, key, customerId }: Extract<Decision, { kind: 'open' }>,
  ): ReturnType<SubscriptionBilling['openCheckout']> {
    const {
      subscriptionStore: store,
      paymentProviders: providers,
      paymentReferences: references,
      taxes,
    } = this.needs;
    const { reference } = await references.of(memberId);
    const opened = await providers.named(provider).subscriptions.openCheckout({
      key: `${key}-plan`,
      reference,
      customerId,
      plan,
      tax: taxes.addedTo('plan'),
      successUrl: this.#page(`/dashboard?subscription=success&plan=${plan}`),
      cancelUrl: this.#page('/subscribe'),
    });
    if (!opened && customerId !== null) await store.forgetCustomer(memberId, { provider, id: customerId });
    return opened;
  }

  #decide(memberId: MemberId, plan: PaidPlan, failed: number | undefined): Promise<Decision> {
    const { subscriptionStore: store, paymentProviders: providers, transaction, clock, newId } = this.needs;
    const { name: provider } = providers.current;
    return transaction.run(async (): Promise<Decision> => {
      const member = await store.lock(memberId);
      if (!member) throw notFound();
      const customer = payingCustomerOf(member);
      if (customer) return { kind: 'portal', customer };
      const { customers, checkout } = member;
      const openedAt = clock.now();
      if (checkout?.opened) {
        const { attempt, opened } = checkout;
        return checkout.provider === provider && canBeHandedOut(checkout, plan, openedAt)
          ? { kind: 'opened', url: opened.url }
          : { kind: 'close', provider: checkout.provider, attempt, checkoutId: opened.id };
      }
      const customerId = customers[provider] ?? null;
      const last = checkout?.attempt ?? 0;
      const known =
        checkout?.provider === provider && last !== failed ? keyBeingOpened(checkout, plan, openedAt) : null;
      if (known !== null) return { kind: 'open', provider, attempt: last, key: known, customerId };
      const [attempt, key] = [last + 1, newId()];
      await store.saveCheckout(memberId, { provider, attempt, key, plan, openedAt, opened: null });
      return { kind: 'open', provider, attempt, key, customerId };
    });
  }

  /** Subscriptions of a customer who is gone have ended, as the provider is asked to say. */
  async #portal(memberId: MemberId, customer: Customer): Promise<string> {
    const { subscriptionStore: store, paymentProviders: providers, jobs } = this.needs;
    const { provider, id: customerId } = customer;
    const billing = providers.named(provider).subscriptions;
    const portal = await billing.openPortal({ customerId, returnUrl: this.#page('/account/plan') });
    if (portal) return portal.url;
    await store.forgetCustomer(memberId, customer);
    const { subscriptions } = await store.of(memberId);
    for (const { provider: paidAt, providerId: subscriptionId } of subscriptions) {
      if (paidAt === provider) await jobs.add(askForSubscription, { subscriptionId, provider });
    }
    throw noSubscription();
  }

  /** Whose plan has ended still finds the receipts, first where new plans are paid. */
  #formerCustomerOf({ customers }: MemberSubscriptions): Customer | undefined {
    const { name } = this.needs.paymentProviders.current;
    const [provider = name] = name in customers ? [] : Object.keys(customers);
    const id = customers[provider];
    return id === undefined ? undefined : { provider, id };
  }

  #page(path: string): string {
    return `${this.needs.publicUrl()}${path}`;
  }
}

/** The customer of the provider that the plan is with. */
function payingCustomerOf({ subscriptions, customers }: MemberSubscriptions): Customer | undefined {
  const held = heldSubscriptionOf(subscriptions);
  const id = held && customers[held.provider];
  return held && id !== undefined ? { provider: held.provider, id } : undefined;
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
