import type { PlanCheckout } from '@nestmates/domain/money/subscriptions/held-subscription.ts';
import type { Subscription } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { isAwayForGood } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { followRestriction, followRestrictionKey } from './follow-restriction.ts';
import type { MemberSubscriptions, StoppedRenewal } from './ports.ts';

/**
 * The plan of a member who was suspended or banned does not renew; what is paid for stays until its end. When that ends,
 * it renews again if it did before and the member has not changed it meanwhile.
 */
export class Renewals extends useCase(
  'subscriptionStore',
  'stoppedRenewals',
  'subscriptions',
  'restrictionStore',
  'paymentProviders',
  'jobs',
  'clock',
  'newId',
) {
  /** Runs in the transaction that changes what restricts the member; the provider is asked by a job. */
  async restrictionChanged(memberId: MemberId): Promise<void> {
    await this.needs.jobs.add(followRestriction, { memberId }, { key: followRestrictionKey(memberId) });
  }

  /** What was changed while the provider was asked is looked at again, so of two of these jobs the last word counts. */
  async follow({ memberId }: { readonly memberId: MemberId }): Promise<void> {
    let isStopped: readonly StoppedRenewal[] = [];
    let away: boolean;
    do {
      away = await this.#isAway(memberId);
      if (away) isStopped = [...isStopped, ...(await this.#stop(memberId))];
      else await this.#resume(memberId, isStopped);
    } while ((await this.#isAway(memberId)) !== away);
  }

  async #isAway(memberId: MemberId): Promise<boolean> {
    const { restrictionStore: restrictions, clock } = this.needs;
    return isAwayForGood(await restrictions.spansOf(memberId), clock.now());
  }

  async #stop(memberId: MemberId): Promise<readonly StoppedRenewal[]> {
    const {
      subscriptionStore: store,
      stoppedRenewals: stopped,
      paymentProviders: providers,
      subscriptions,
      clock,
      newId,
    } = this.needs;
    // The provider is asked first: what the member has cancelled there, of which nobody has told us yet, never renews again.
    for (const { provider, providerId } of renewingOf(await store.of(memberId)))
      await subscriptions.refresh(providerId, provider);
    const member = await store.of(memberId);
    const renewing = renewingOf(member).map(({ provider, providerId }) => ({
      provider,
      subscriptionId: providerId,
    }));
    await this.#dateStopped(memberId, member);
    const isStopped: StoppedRenewal[] = [];
    for (const named of renewing) {
      await stopped.note(named, null);
      const { subscriptionId, provider } = named;
      const { subscriptions: billing } = providers.named(provider);
      await billing.cancel({ key: `stop-${newId()}`, subscriptionId, when: 'at-period-end' });
      const stoppedAt = clock.now();
      await stopped.note(named, stoppedAt);
      isStopped.push({ ...named, stoppedAt });
      await subscriptions.refresh(subscriptionId, provider);
    }
    // Last: where the provider does not answer about the page, no plan renews meanwhile.
    const { checkout } = member;
    if (checkout?.opened) await this.#closePage(memberId, checkout, checkout.opened.id);
    return isStopped;
  }

  /** A stop whose answer was lost is known by its effect; it has a time from now on, and so one key to renew by. */
  async #dateStopped(memberId: MemberId, { subscriptions }: MemberSubscriptions): Promise<void> {
    const { stoppedRenewals: stopped, clock } = this.needs;
    const ending = subscriptions
      .filter(({ status }) => status === 'ending')
      .map(({ providerId }) => providerId);
    for (const { stoppedAt, ...named } of await stopped.ofMember(memberId)) {
      if (stoppedAt === null && ending.includes(named.subscriptionId)) await stopped.note(named, clock.now());
    }
  }

  /** What was paid there by now begins a plan, which does not renew either. */
  async #closePage(
    memberId: MemberId,
    { provider, attempt }: Pick<PlanCheckout, 'provider' | 'attempt'>,
    checkoutId: string,
  ): Promise<void> {
    const { subscriptionStore: store, paymentProviders: providers } = this.needs;
    const { outcome } = await providers.named(provider).subscriptions.closeCheckout(checkoutId);
    if (outcome !== 'paid') await store.forgetOpened(memberId, attempt);
  }

  async #resume(memberId: MemberId, isStopped: readonly StoppedRenewal[]): Promise<void> {
    const { stoppedRenewals: stopped, paymentProviders: providers, subscriptions, newId } = this.needs;
    for (const { stoppedAt, ...named } of [...(await stopped.ofMember(memberId)), ...isStopped]) {
      const { subscriptionId, provider } = named;
      const { subscriptions: billing } = providers.named(provider);
      // Its answer may be lost; under the same key it does nothing to what the member has cancelled since.
      const key = `renew-${subscriptionId}-${stoppedAt?.getTime() ?? newId()}`;
      await billing.resume({ key, subscriptionId });
      await stopped.forget(named);
      await subscriptions.refresh(subscriptionId, provider);
    }
  }
}

const renewingOf = ({ subscriptions }: Pick<MemberSubscriptions, 'subscriptions'>): readonly Subscription[] =>
  subscriptions.filter(({ status }) => status !== 'canceled' && status !== 'ending');
