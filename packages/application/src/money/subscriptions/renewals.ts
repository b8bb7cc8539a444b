import { isAwayForGood } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import type { RestrictionStore } from '../../members/restrictions/ports.ts';
import { id } from '../../platform/contract/fields.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { PaymentProviders } from '../payments/payment-providers.ts';
import type { NamedSubscription, StoppedRenewals, SubscriptionStore } from './ports.ts';
import type { Subscriptions } from './subscriptions.ts';

export const followRestriction = job('subscriptions.follow-restriction', z.object({ memberId: id }));

export interface RenewalsDeps {
  readonly store: Pick<SubscriptionStore, 'of'>;
  readonly stopped: StoppedRenewals;
  readonly subscriptions: Pick<Subscriptions, 'refresh'>;
  readonly restrictions: Pick<RestrictionStore, 'spansOf'>;
  readonly providers: Pick<PaymentProviders<Pick<PaymentProvider, 'name' | 'subscriptions'>>, 'named'>;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** A random uuid. */
  readonly newId: () => string;
}

/**
 * The plan of a member who was suspended or banned does not renew; what is paid for stays until its end. When that ends,
 * it renews again if it did before and the member has not changed it meanwhile.
 */
export class Renewals {
  readonly #deps: RenewalsDeps;
  constructor(deps: RenewalsDeps) {
    this.#deps = deps;
  }

  /** In the transaction that changes what restricts the member; the provider is asked by a job. */
  async restrictionChanged(memberId: MemberId): Promise<void> {
    await this.#deps.jobs.add(followRestriction, { memberId }, { key: `follow-restriction-${memberId}` });
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
    const { restrictions, clock } = this.#deps;
    return isAwayForGood(await restrictions.spansOf(memberId), clock.now());
  }

  async #stop(memberId: MemberId): Promise<readonly NamedSubscription[]> {
    const { store, stopped, providers, subscriptions, clock, newId } = this.#deps;
    const { subscriptions: known } = await store.of(memberId);
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
    return renewing;
  }

  async #resume(memberId: MemberId, isStopped: readonly NamedSubscription[]): Promise<void> {
    const { stopped, providers, subscriptions, newId } = this.#deps;
    for (const named of [...(await stopped.ofMember(memberId)), ...isStopped]) {
      const { subscriptionId, provider } = named;
      const { subscriptions: billing } = providers.named(provider);
      await billing.resume({ key: `renew-${newId()}`, subscriptionId });
      await stopped.forget(named);
      await subscriptions.refresh(subscriptionId, provider);
    }
  }
}
