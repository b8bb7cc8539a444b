import { isHeld, nextChangeOfAccess } from '@nestmates/domain/money/subscriptions/held-subscription.ts';
import { applyReport, type Subscription } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { entitlementAt } from '@nestmates/domain/money/subscriptions/subscription-access.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import type { Emails } from '../../members/emails/emails.ts';
import { id } from '../../platform/contract/fields.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Alerts } from '../../platform/shared/alerts.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { PaymentProviders } from '../payments/payment-providers.ts';
import type { ProviderSubscription } from '../payments/subscription-billing.ts';
import { subscriptionEmails } from './emails.ts';
import type { MemberSubscriptions, SubscriptionStore } from './ports.ts';

export interface SubscriptionsDeps {
  readonly store: SubscriptionStore;
  readonly providers: Pick<
    PaymentProviders<Pick<PaymentProvider, 'name' | 'subscriptions'>>,
    'current' | 'named'
  >;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly emails: Pick<Emails, 'send'>;
  readonly alerts: Alerts;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Ends a subscription at its provider: its member has left, or has another one. Jobs from before there could be several
 * providers do not name one.
 */
export const endSubscription = job(
  'subscriptions.end',
  z.object({ subscriptionId: z.string(), provider: z.optional(z.string()) }),
);
/** A grace or a period is over. */
export const reviewAccess = job('subscriptions.review-access', z.object({ memberId: id }));

/** What members have subscribed to, as the payment providers say it is. */
export class Subscriptions {
  readonly #deps: SubscriptionsDeps;
  constructor(deps: SubscriptionsDeps) {
    this.#deps = deps;
  }

  /** After an event. The provider is asked, so late, double and disorderly events do no harm. */
  async refresh(subscriptionId: string, provider: string): Promise<void> {
    const { providers, transaction, store, jobs, clock } = this.#deps;
    const readAt = clock.now();
    const found = await providers.named(provider).subscriptions.find(subscriptionId);
    if (!found) return;
    await transaction.run(async () => {
      const member = await store.lock(found.memberId);
      if (member) await this.#take({ ...found, provider }, readAt, member);
      else if (found.status !== 'canceled') await jobs.add(endSubscription, { subscriptionId, provider });
    });
  }

  /** The access of whom nobody reports anything ends by itself. */
  async review({ memberId }: { readonly memberId: MemberId }): Promise<void> {
    const { store, transaction } = this.#deps;
    await transaction.run(async () => {
      const member = await store.lock(memberId);
      if (!member) return;
      for (const subscription of member.subscriptions) await this.#reviewLater(subscription);
      await this.#entitle(memberId, member.subscriptions);
    });
  }

  async end({
    subscriptionId,
    provider = this.#deps.providers.current.name,
  }: {
    readonly subscriptionId: string;
    readonly provider?: string | undefined;
  }): Promise<void> {
    const { subscriptions } = this.#deps.providers.named(provider);
    await subscriptions.cancel({ key: `end-${subscriptionId}`, subscriptionId, when: 'now' });
  }

  /** In the transaction that deletes the member's account. */
  async eraseMember(memberId: MemberId): Promise<void> {
    const { subscriptions } = await this.#deps.store.of(memberId);
    for (const { providerId: subscriptionId, provider, status } of subscriptions) {
      if (status !== 'canceled') await this.#deps.jobs.add(endSubscription, { subscriptionId, provider });
    }
  }

  async #take(
    {
      subscriptionId: providerId,
      customerId,
      ...report
    }: ProviderSubscription & { readonly provider: string },
    readAt: Date,
    { subscriptions: known }: MemberSubscriptions,
  ): Promise<void> {
    const { store, jobs, emails, alerts } = this.#deps;
    const { memberId, provider } = report;
    const current = known.find((one) => one.provider === provider && one.providerId === providerId);
    const others = known.filter((one) => one !== current);
    const subscription = applyReport(current, { ...report, providerId, readAt });
    if (!current && isHeld(subscription) && others.some(isHeld)) {
      const key = `end-${provider}-${providerId}`;
      await jobs.add(endSubscription, { subscriptionId: providerId, provider }, { key });
      alerts.raise('a second subscription was paid and is ended: refund it', {
        provider,
        subscriptionId: providerId,
        memberId,
      });
      return;
    }
    // What the member has paid for on its page is here; when it has ended, the member begins anew.
    if (!current) await store.forgetOpened(memberId);
    if (subscription !== current) await store.save(subscription);
    await store.saveCustomer(memberId, provider, customerId);
    if (subscription.status === 'past_due' && current?.status !== 'past_due') {
      await emails.send(subscriptionEmails.paymentFailed, { memberId });
    }
    await this.#reviewLater(subscription);
    await this.#entitle(memberId, [...others, subscription]);
  }

  async #reviewLater(subscription: Subscription): Promise<void> {
    const { jobs, clock } = this.#deps;
    const { memberId, provider, providerId } = subscription;
    const at = nextChangeOfAccess(subscription);
    if (!at || at <= clock.now()) return;
    await jobs.add(reviewAccess, { memberId }, { at, key: `subscription-access-${provider}-${providerId}` });
  }

  async #entitle(memberId: MemberId, subscriptions: readonly Subscription[]): Promise<void> {
    const { store, events, clock } = this.#deps;
    await store.setEntitlement(memberId, entitlementAt(subscriptions, clock.now()));
    await events.announce([memberId], { type: 'access' });
  }
}
