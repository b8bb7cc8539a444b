import type { PaidPlan, SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class PaidSubscriptionModel extends Model {
  static override readonly tableName = 'paid_subscriptions';
  static override readonly idColumn = ['provider', 'providerId'];
  declare readonly provider: string;
  declare readonly providerId: string;
  declare readonly userId: MemberId;
  declare readonly plan: PaidPlan;
  declare readonly status: SubscriptionStatus;
  declare readonly periodEnd: Date;
  declare readonly pastDueSince: Date | null;
  declare readonly readAt: Date;
  declare readonly renewalStopped: boolean;
  declare readonly renewalStoppedAt: Date | null;
}

export class PlanCheckoutModel extends Model {
  static override readonly tableName = 'plan_checkouts';
  static override readonly idColumn = 'userId';
  declare readonly userId: MemberId;
  declare readonly attempt: number;
  declare readonly provider: string;
  declare readonly key: string | null;
  declare readonly plan: PaidPlan;
  declare readonly openedAt: Date;
  declare readonly checkoutId: string | null;
  declare readonly url: string | null;
}

/** Who a member is at a payment provider. */
export class BillingCustomerModel extends Model {
  static override readonly tableName = 'billing_customers';
  static override readonly idColumn = ['userId', 'provider'];
  declare readonly userId: MemberId;
  declare readonly provider: string;
  declare readonly customerId: string;
}
