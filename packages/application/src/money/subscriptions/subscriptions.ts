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
import type { ProviderSubscription, SubscriptionBilling } from '../payments/subscription-billing.ts';
import { subscriptionEmails } from './emails.ts';
import type { MemberSubscriptions, SubscriptionStore } from './ports.ts';

export interface SubscriptionsDeps {
  readonly store: SubscriptionStore;
  readonly billing: SubscriptionBilling;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly emails: Pick<Emails, 'send'>;
  readonly alerts: Alerts;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Ends a subscription at the provider: its member has left, or has another one. */
export const endSubscription = job('subscriptions.end', z.object({ subscriptionId: z.string() }));
/** A grace or a period is over. */
export const reviewAccess = job('subscriptions.review-access', z.object({ memberId: id }));

/** What members have subscribed to, as the payment provider says it is. */
export class Subscriptions {
  readonly #deps: SubscriptionsDeps;
  constructor(deps: SubscriptionsDeps) {
    this.#deps = deps;
  }

  /** After an event. The provider is asked, so late, double and disorderly events do no harm. */
  async refresh(subscriptionId: string): Promise<void> {
    const { billing, transaction, store, jobs, clock } = this.#deps;
    const readAt = clock.now();
    const found = await billing.find(subscriptionId);
    if (!found) return;
    await transaction.run(async () => {
      const member = await store.lock(found.memberId);
      if (member) await this.#take(found, readAt, member);
      else if (found.status !== 'canceled') await jobs.add(endSubscription, { subscriptionId });
    });
  }

  /** The access of whom nobody reports anything ends by itself. */
  async review({ memberId }: { readonly memberId: MemberId }): Promise<void> {
    const { store, transaction } = this.#deps;
    await transaction.run(async () => {
      const member = await store.lock(memberId);
      if (!member) return;
      for (const subscription of member.subscriptions) await this.#reviewLater(subscription);
      await this.#entitle(memberId, member.subscriptions, member.customerId);
    });
  }

  async end({ subscriptionId }: { readonly subscriptionId: string }): Promise<void> {
    await this.#deps.billing.cancel({ key: `end-${subscriptionId}`, subscriptionId, when: 'now' });
  }

  /** In the transaction that deletes the member's account. */
  async eraseMember(memberId: MemberId): Promise<void> {
    const { subscriptions } = await this.#deps.store.of(memberId);
    for (const { providerId: subscriptionId, status } of subscriptions) {
      if (status !== 'canceled') await this.#deps.jobs.add(endSubscription, { subscriptionId });
    }
  }

  async #take(
    { subscriptionId: providerId, customerId, ...report }: ProviderSubscription,
    readAt: Date,
    { subscriptions: known }: MemberSubscriptions,
  ): Promise<void> {
    const { store, jobs, emails, alerts } = this.#deps;
    const { memberId } = report;
    const current = known.find((one) => one.providerId === providerId);
    const others = known.filter((one) => one !== current);
    const subscription = applyReport(current, { ...report, providerId, readAt });
    if (!current && isHeld(subscription) && others.some(isHeld)) {
      await jobs.add(endSubscription, { subscriptionId: providerId }, { key: `end-${providerId}` });
      alerts.raise('a second subscription was paid and is ended: refund it', {
        subscriptionId: providerId,
        memberId,
      });
      return;
    }
    // What the member has paid for on its page is here; when it has ended, the member begins anew.
    if (!current) await store.forgetOpened(memberId);
    if (subscription !== current) await store.save(subscription);
    if (subscription.status === 'past_due' && current?.status !== 'past_due') {
      await emails.send(subscriptionEmails.paymentFailed, { memberId });
    }
    await this.#reviewLater(subscription);
    await this.#entitle(memberId, [...others, subscription], customerId);
  }

  async #reviewLater(subscription: Subscription): Promise<void> {
    const { jobs, clock } = this.#deps;
    const { memberId, providerId } = subscription;
    const at = nextChangeOfAccess(subscription);
    if (!at || at <= clock.now()) return;
    await jobs.add(reviewAccess, { memberId }, { at, key: `subscription-access-${providerId}` });
  }

  async #entitle(
    memberId: MemberId,
    subscriptions: readonly Subscription[],
    customerId: string | null,
  ): Promise<void> {
    const { store, events, clock } = this.#deps;
    await store.setEntitlement(memberId, entitlementAt(subscriptions, clock.now()), customerId);
    await events.announce([memberId], { type: 'access' });
  }
}
