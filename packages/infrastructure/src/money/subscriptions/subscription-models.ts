import type { PaidPlan, SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class PaidSubscriptionModel extends Model {
  static override readonly tableName = 'paid_subscriptions';
  static override readonly idColumn = 'providerId';
  declare readonly providerId: string;
  declare readonly userId: MemberId;
  declare readonly plan: PaidPlan;
  declare readonly status: SubscriptionStatus;
  declare readonly periodEnd: Date;
  declare readonly pastDueSince: Date | null;
  declare readonly readAt: Date;
}

export class PlanCheckoutModel extends Model {
  static override readonly tableName = 'plan_checkouts';
  static override readonly idColumn = 'userId';
  declare readonly userId: MemberId;
  declare readonly attempt: number;
  declare readonly plan: PaidPlan;
  declare readonly openedAt: Date;
  declare readonly checkoutId: string | null;
  declare readonly url: string | null;
}
