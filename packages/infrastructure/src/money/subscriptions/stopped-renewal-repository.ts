import type {
  NamedSubscription,
  StoppedRenewal,
  StoppedRenewals,
} from '@nestmates/application/money/subscriptions/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PaidSubscriptionModel } from './subscription-models.ts';

export class StoppedRenewalRepository implements StoppedRenewals {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async ofMember(userId: MemberId): Promise<readonly StoppedRenewal[]> {
    return PaidSubscriptionModel.query(this.#transaction.db)
      .where({ userId, renewalStopped: true })
      .orderBy(['provider', 'providerId'])
      .select('provider', { subscriptionId: 'providerId', stoppedAt: 'renewalStoppedAt' })
      .castTo<StoppedRenewal[]>();
  }

  async note({ provider, subscriptionId: providerId }: NamedSubscription, at: Date | null): Promise<void> {
    // There is no row once its member has left.
    await PaidSubscriptionModel.query(this.#transaction.db)
      .where({ provider, providerId })
      .patch({ renewalStopped: true, renewalStoppedAt: at });
  }

  async forget({ provider, subscriptionId: providerId }: NamedSubscription, before?: Date): Promise<void> {
    const noted = PaidSubscriptionModel.query(this.#transaction.db).where({ provider, providerId });
    // There is no row where the renewal was not stopped, or not before that.
    await (before ? noted.where('renewalStoppedAt', '<', before) : noted).patch({
      renewalStopped: false,
      renewalStoppedAt: null,
    });
  }
}
