import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type {
  NamedSubscription,
  StoppedRenewal,
  StoppedRenewals,
  SubscriptionStore,
} from '../../src/money/subscriptions/ports.ts';

const keyOf = ({ provider, subscriptionId }: NamedSubscription): string => `${provider} ${subscriptionId}`;

/** What renewed until its member was suspended or banned, in memory. */
export class MemoryStoppedRenewals implements StoppedRenewals {
  /** Times of the stops; null before the provider was asked. */
  readonly stoppedAt = new Map<string, Date | null>();
  readonly #subscriptions: Pick<SubscriptionStore, 'of'>;
  constructor(subscriptions: Pick<SubscriptionStore, 'of'>) {
    this.#subscriptions = subscriptions;
  }

  async ofMember(memberId: MemberId): Promise<readonly StoppedRenewal[]> {
    const { subscriptions } = await this.#subscriptions.of(memberId);
    return subscriptions
      .map(({ provider, providerId }) => ({ provider, subscriptionId: providerId }))
      .filter((named) => this.stoppedAt.has(keyOf(named)))
      .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
      .map((named) => ({ ...named, stoppedAt: this.stoppedAt.get(keyOf(named)) ?? null }));
  }

  async note(named: NamedSubscription, at: Date | null): Promise<void> {
    this.stoppedAt.set(keyOf(named), at);
  }

  async forget(named: NamedSubscription, before?: Date): Promise<void> {
    const at = this.stoppedAt.get(keyOf(named));
    if (before === undefined || (at && at < before)) this.stoppedAt.delete(keyOf(named));
  }
}
