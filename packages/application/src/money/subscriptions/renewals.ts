import type { PlanCheckout } from '@nestmates/domain/money/subscriptions/held-subscription.ts';
import { isAwayForGood } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { followRestriction, followRestrictionKey } from './follow-restriction.ts';
import type { NamedSubscription } from './ports.ts';

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
    let isStopped: readonly NamedSubscription[] = [];
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

  async #stop(memberId: MemberId): Promise<readonly NamedSubscription[]> {
    const {
      subscriptionStore: store,
      stoppedRenewals: stopped,
      paymentProviders: providers,
      subscriptions,
      clock,
      newId,
    } = this.needs;
    const { subscriptions: known, checkout } = await store.of(memberId);
    const renewing = known
      .filter(({ status }) => status !== 'canceled' && status !== 'ending')
      .map(({ provider, providerId }) => ({ provider, subscriptionId: providerId }));
    for (const named of renewing) {
      await stopped.note(named, null);
      const { subscriptionId, provider } = named;
      const { subscriptions: billing } = providers.named(provider);
      await billing.cancel({ key: `stop-${newId()}`, subscriptionId, when: 'at-period-end' });
      await stopped.note(named, clock.now());
      await subscriptions.refresh(subscriptionId, provider);
    }
    // Last: where the provider does not answer about the page, no plan renews meanwhile.
    if (checkout?.opened) await this.#closePage(memberId, checkout, checkout.opened.id);
    return renewing;
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

  async #resume(memberId: MemberId, isStopped: readonly NamedSubscription[]): Promise<void> {
    const { stoppedRenewals: stopped, paymentProviders: providers, subscriptions, newId } = this.needs;
    for (const named of [...(await stopped.ofMember(memberId)), ...isStopped]) {
      const { subscriptionId, provider } = named;
      const { subscriptions: billing } = providers.named(provider);
      await billing.resume({ key: `renew-${newId()}`, subscriptionId });
      await stopped.forget(named);
      await subscriptions.refresh(subscriptionId, provider);
    }
  }
}
