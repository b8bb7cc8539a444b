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
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { PaymentProviders } from '../payments/payment-providers.ts';
import type { SubscriptionView } from './contract.ts';
import type { MemberSubscriptions, SubscriptionStore } from './ports.ts';

export interface SubscribingDeps {
  readonly store: SubscriptionStore;
  readonly providers: Pick<
    PaymentProviders<Pick<PaymentProvider, 'name' | 'subscriptions'>>,
    'current' | 'named'
  >;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

const noSubscription = () =>
  new DomainError('conflict', 'NO_SUBSCRIPTION', 'You have no subscription that could be changed.');
const paidAlready = () =>
  new DomainError('conflict', 'ALREADY_SUBSCRIBED', 'You have just paid for a plan. It opens in a moment.');

/** Who the member is at a payment provider. */
interface Customer {
  readonly provider: string;
  readonly id: string;
}

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
      readonly customerId: string | null;
    };

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
    const customer = payingCustomerOf(await this.#deps.store.of(by.id));
    return { checkoutUrl: customer ? await this.#portal(customer) : this.#page('/dashboard') };
  }

  async upgrade(by: Caller): Promise<{ subscriptionUrl: string }> {
    return { subscriptionUrl: await this.#checkout(by.id, by.plan === 'free' ? 'pro' : 'premium') };
  }

  async portal({ id }: Pick<Caller, 'id'>): Promise<{ url: string }> {
    const member = await this.#deps.store.of(id);
    const customer = payingCustomerOf(member) ?? this.#formerCustomerOf(member);
    if (!customer) throw noSubscription();
    return { url: await this.#portal(customer) };
  }

  /**
   * The member has one open checkout at most, so that they cannot pay two: another plan closes the one before, which
   * fails if that is paid by now. It is not forgotten before it is known to be closed.
   */
  async #checkout(memberId: MemberId, plan: PaidPlan): Promise<string> {
    const { store, providers } = this.#deps;
    const decision = await this.#decide(memberId, plan);
    if (decision.kind === 'portal') return this.#portal(decision.customer);
    if (decision.kind === 'opened') return decision.url;
    const { attempt, provider } = decision;
    const billing = providers.named(provider).subscriptions;
    if (decision.kind === 'close') {
      if ((await billing.closeCheckout(decision.checkoutId)) === 'paid') throw paidAlready();
      await store.forgetOpened(memberId, attempt);
      return this.#checkout(memberId, plan);
    }
    const { checkoutId: id, url } = await billing.openCheckout({
      key: `subscribe-${memberId}-${attempt}`,
      memberId,
      customerId: decision.customerId,
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
    const { store, providers, transaction, clock } = this.#deps;
    const { name } = providers.current;
    return transaction.run(async (): Promise<Decision> => {
      const member = await store.lock(memberId);
      if (!member) throw notFound();
      const customer = payingCustomerOf(member);
      if (customer) return { kind: 'portal', customer };
      const { customers, checkout } = member;
      const openedAt = clock.now();
      if (checkout?.opened) {
        const { provider, attempt, opened } = checkout;
        return provider === name && canBeHandedOut(checkout, plan, openedAt)
          ? { kind: 'opened', url: opened.url }
          : { kind: 'close', provider, attempt, checkoutId: opened.id };
      }
      const attempt = (checkout?.attempt ?? 0) + 1;
      await store.saveCheckout(memberId, { provider: name, attempt, plan, openedAt, opened: null });
      return { kind: 'open', provider: name, attempt, customerId: customers[name] ?? null };
    });
  }

  async #portal({ provider, id: customerId }: Customer): Promise<string> {
    const { subscriptions } = this.#deps.providers.named(provider);
    return (await subscriptions.openPortal({ customerId, returnUrl: this.#page('/account') })).url;
  }

  /** Whose plan has ended still finds the receipts, first where new plans are paid. */
  #formerCustomerOf({ customers }: MemberSubscriptions): Customer | undefined {
    const { name } = this.#deps.providers.current;
    const [provider = name] = name in customers ? [] : Object.keys(customers);
    const id = customers[provider];
    return id === undefined ? undefined : { provider, id };
  }

  #page(path: string): string {
    return `${this.#deps.publicUrl()}${path}`;
  }
}

/** At the provider that the plan is with. */
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
