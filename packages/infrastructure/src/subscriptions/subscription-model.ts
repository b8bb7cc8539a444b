import type { Subscription } from '@nestmates/domain/subscriptions/subscription.ts';
import { Model } from 'objection';

export interface SubscriptionModel extends Subscription {}

export class SubscriptionModel extends Model {
  static override readonly tableName = 'subscriptions';
  static override readonly idColumn = 'userId';
}
