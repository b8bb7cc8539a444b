import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { Model } from 'objection';

/** What a member has subscribed to, as the payment provider last said. */
export interface SubscriptionModel {
  readonly userId: MemberId;
  readonly status: string;
  readonly tier: string;
  readonly providerCustomerId: string | null;
  readonly providerSubscriptionId: string | null;
  readonly periodEndsAt: Date | null;
}

export class SubscriptionModel extends Model {
  static override readonly tableName = 'subscriptions';
  static override readonly idColumn = 'userId';
}
