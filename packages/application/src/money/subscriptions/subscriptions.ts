import { isHeld, nextChangeOfAccess } from '@nestmates/domain/money/subscriptions/held-subscription.ts';
import { applyReport, type Subscription } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { entitlementAt } from '@nestmates/domain/money/subscriptions/subscription-access.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { FoundSubscription, ProviderSubscription } from '../payments/subscription-billing.ts';
import { subscriptionEmails } from './emails.ts';
import { followRestriction, followRestrictionKey } from './follow-restriction.ts';
import type { MemberSubscriptions, NamedSubscription } from './ports.ts';

const namedSubscription = z.object({ subscriptionId: z.string(), provider: z.string() });

/**
 * Ends a subscription at its provider: its member has left, or has another one. Jobs from before there could be several
 * providers do not name one.
 */
export const endSubscription = job(
  'subscriptions.end',
  z.object({ subscriptionId: z.string(), provider: z.optional(z.string()) }),
);
/** Asks the provider how it is by now. */
export const askForSubscription = job('subscriptions.ask', namedSubscription);
/** The page of a member who has left is closed; what was paid on it is ended. */
export const closePlanCheckout = job(
  'subscriptions.close-checkout',
  z.object({ checkoutId: z.string(), provider: z.string() }),
);
/** A grace or a period is over. */
export const reviewAccess = job('subscriptions.review-access', z.object({ memberId: id }));

/** An event about the end of a period may have been lost. */
const askedAfterPeriod = days(1);
/** One sweep's; the next one comes within an hour. */
const sweepLimit = 200;

/** What members have subscribed to, as the payment providers say it is. */
export class Subscriptions extends useCase(
  'subscriptionStore',
  'stoppedRenewals',
  'paymentProviders',
  'unmatchedPayments',
  'events',
  'jobs',
  'emails',
  'alerts',
  'transaction',
  'clock',
) {
  /** Called after an event. The provider is asked, so late, double and disorderly events do no harm. */
  async refresh(subscriptionId: string, provider: string): Promise<void> {
    const { transaction, subscriptionStore: store, unmatchedPayments, clock } = this.needs;
    const readAt = clock.now();
    const which = { provider, objectId: subscriptionId };
    const found = await this.needs.paymentProviders.named(provider).subscriptions.find(subscriptionId);
    // One that was changed to another price in the dashboard is to no plan of ours until that is mended, or it has ended.
    if (found?.plan === null) {
      if (found.status === 'canceled') await unmatchedPayments.settle(which);
      else await transaction.run(() => unmatchedPayments.note({ kind: 'no-plan', ...which }));
      return;
    }
    const reference = found?.reference ?? null;
    const memberId = await store.memberOf({ subscriptionId, provider, reference });
    if (!found || memberId === undefined) {
      if (memberId !== undefined) await this.#noteMissing({ subscriptionId, provider }, memberId, readAt);
      // Happens after a restore, for example; an administrator ends and refunds it.
      else if (found && found.status !== 'canceled')
        await transaction.run(() => unmatchedPayments.note({ kind: 'no-member', ...which }));
      else if (found) await unmatchedPayments.settle(which);
      return;
    }
    await transaction.run(async () => {
      const member = await store.lock(memberId);
      if (member) await this.#take({ ...found, memberId, provider }, readAt, member);
    });
    await unmatchedPayments.settle(which);
  }

  /** Asks about all whose period is over, since an event about that may have been lost. */
  async askAfterPeriods(): Promise<void> {
    const { subscriptionStore: store, jobs, clock } = this.needs;
    const before = later(clock.now(), -askedAfterPeriod);
    for (const { provider, subscriptionId } of await store.periodsEnded(before, sweepLimit)) {
      const key = `ask-${provider}-${subscriptionId}`;
      await jobs.add(askForSubscription, { provider, subscriptionId }, { key });
    }
  }

  /** The access of whom nobody reports anything ends by itself. */
  async review({ memberId }: { readonly memberId: MemberId }): Promise<void> {
    const { subscriptionStore: store, transaction } = this.needs;
    await transaction.run(async () => {
      const member = await store.lock(memberId);
      if (!member) return;
      for (const subscription of member.subscriptions) await this.#reviewLater(subscription);
      await this.#entitle(memberId, member.subscriptions);
    });
  }

  async closeCheckout({
    checkoutId,
    provider,
  }: {
    readonly checkoutId: string;
    readonly provider: string;
  }): Promise<void> {
    const closed = await this.needs.paymentProviders.named(provider).subscriptions.closeCheckout(checkoutId);
    if (closed.outcome !== 'paid') return;
    const ended = await this.#end({ subscriptionId: closed.subscriptionId, provider });
    if (ended) await this.needs.subscriptionStore.keepCustomer({ provider, id: ended.customerId });
  }

  async end({
    subscriptionId,
    provider = this.needs.paymentProviders.current.name,
  }: {
    readonly subscriptionId: string;
    readonly provider?: string | undefined;
  }): Promise<void> {
    await this.#end({ subscriptionId, provider });
  }

  #end({ subscriptionId, provider }: NamedSubscription): Promise<FoundSubscription | undefined> {
    const { subscriptions } = this.needs.paymentProviders.named(provider);
    return subscriptions.cancel({ key: `end-${subscriptionId}`, subscriptionId, when: 'now' });
  }

  /** Runs in the transaction that deletes the member's account. */
  async eraseMember(memberId: MemberId): Promise<void> {
    const { subscriptionStore: store, jobs } = this.needs;
    const { subscriptions, checkout } = await store.of(memberId);
    await store.keepCustomers(memberId);
    if (checkout?.opened) {
      await jobs.add(closePlanCheckout, { checkoutId: checkout.opened.id, provider: checkout.provider });
    }
    for (const { providerId: subscriptionId, provider, status } of subscriptions) {
      if (status !== 'canceled') await jobs.add(endSubscription, { subscriptionId, provider });
    }
  }

  async #take(
    {
      subscriptionId: providerId,
      customerId,
      reference: _,
      ...report
    }: ProviderSubscription & { readonly memberId: MemberId; readonly provider: string },
    readAt: Date,
    { subscriptions: known }: MemberSubscriptions,
  ): Promise<void> {
    const {
      subscriptionStore: store,
      stoppedRenewals: stopped,
      jobs,
      emails,
      unmatchedPayments,
    } = this.needs;
    const { memberId, provider } = report;
    const current = known.find((one) => one.provider === provider && one.providerId === providerId);
    const others = known.filter((one) => one !== current);
    const subscription = applyReport(current, { ...report, providerId, readAt });
    if (!current && isHeld(subscription) && others.some(isHeld)) {
      const key = `end-${provider}-${providerId}`;
      await jobs.add(endSubscription, { subscriptionId: providerId, provider }, { key });
      await store.keepCustomer({ provider, id: customerId });
      const second = { kind: 'second-subscription', provider, objectId: providerId } as const;
      await unmatchedPayments.note(second, { memberId });
      return;
    }
    // What the member has paid for on its page is here; when it has ended, the member begins anew.
    if (!current) await store.forgetOpened(memberId);
    if (subscription !== current) await store.save(subscription);
    // It was stopped, and its member has renewed it since.
    if (subscription.status === 'active')
      await stopped.forget({ provider, subscriptionId: providerId }, readAt);
    // Whoever is suspended by then has paid on a page that was open, or renewed it at the provider.
    if (subscription.status === 'active' && current?.status !== 'active')
      await jobs.add(followRestriction, { memberId }, { key: followRestrictionKey(memberId) });
    await store.saveCustomer(memberId, provider, customerId);
    if (subscription.status === 'past_due' && current?.status !== 'past_due') {
      await emails.send(subscriptionEmails.paymentFailed, { memberId });
    }
    await this.#reviewLater(subscription);
    await this.#entitle(memberId, [...others, subscription]);
  }

  /** Nothing is taken from the member for that: it may be our key that does not see it. */
  async #noteMissing(
    { subscriptionId, provider }: NamedSubscription,
    memberId: MemberId,
    readAt: Date,
  ): Promise<void> {
    const { subscriptionStore: store, alerts, transaction } = this.needs;
    await transaction.run(async () => {
      const member = await store.lock(memberId);
      const known = member?.subscriptions.find(
        (one) => one.provider === provider && one.providerId === subscriptionId,
      );
      if (!known || !isHeld(known)) return;
      await store.save({ ...known, readAt });
      alerts.raise('a subscription of ours is not at the provider', { subscriptionId, provider, memberId });
    });
  }

  async #reviewLater(subscription: Subscription): Promise<void> {
    const { jobs, clock } = this.needs;
    const { memberId, provider, providerId } = subscription;
    const at = nextChangeOfAccess(subscription);
    if (!at || at <= clock.now()) return;
    await jobs.add(reviewAccess, { memberId }, { at, key: `subscription-access-${provider}-${providerId}` });
  }

  async #entitle(memberId: MemberId, subscriptions: readonly Subscription[]): Promise<void> {
    const { subscriptionStore: store, events, clock } = this.needs;
    await store.setEntitlement(memberId, entitlementAt(subscriptions, clock.now()));
    await events.announce([memberId], { type: 'access' });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly subscriptions: Subscriptions;
  }
}
