import { randomInt } from 'node:crypto';
import type { MemberSubscriptions } from '@nestmates/application/money/subscriptions/ports.ts';
import { SubscriptionRepository } from '@nestmates/infrastructure/money/subscriptions/subscription-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/**
 * Reads what the member has begun without a lock, and counts no attempts, so each asks the provider under a key of
 * its own.
 */
class NaiveSubscriptions extends SubscriptionRepository {
  override async lock(memberId: number): Promise<MemberSubscriptions> {
    const found = await this.of(memberId);
    const attempt = randomInt(1_000_000);
    const none = {
      attempt,
      provider: 'sandbox',
      key: String(attempt),
      plan: 'pro',
      openedAt: new Date(0),
      opened: null,
    } as const;
    return { ...found, checkout: found.checkout ?? none };
  }
  override async noteOpened(): Promise<boolean> {
    return true;
  }
}

export function swap(container: Container): void {
  container
    .rebind(port('subscriptionStore'))
    .toConstantValue(new NaiveSubscriptions(container.get(KnexTransaction)));
}
