import type { PaidPlan, SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { flag, instant, integer, member, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import { inBooks } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';

export class PaidSubscriptionModel extends table('paid_subscriptions', {
  provider: text({ key: true, left: 'key' }),
  providerId: text({ key: true, left: 'key' }),
  userId: member('deleted'),
  plan: oneOf<PaidPlan>({ exported: true }),
  status: oneOf<SubscriptionStatus>({ exported: true }),
  periodEnd: instant({ exported: true }),
  pastDueSince: nullable(instant({ exported: true })),
  readAt: instant({ left: 'process' }),
  renewalStopped: flag({ left: 'process' }),
  renewalStoppedAt: nullable(instant({ left: 'process' })),
}).with({ sections: { plans: 'user_id = :memberId order by period_end' }, stays: 'account' }) {}

export class PlanCheckoutModel extends table('plan_checkouts', {
  userId: member('deleted', { key: true }),
  attempt: integer(),
  provider: text(),
  key: nullable(text()),
  plan: oneOf<PaidPlan>(),
  openedAt: instant(),
  checkoutId: nullable(text()),
  url: nullable(text()),
}).with({ left: 'process', stays: 'account' }) {}

/** Who a member is at a payment provider. */
export class BillingCustomerModel extends table('billing_customers', {
  userId: member('deleted', { key: true }),
  provider: text({ key: true }),
  customerId: text(),
}).with({ left: 'key', stays: 'account' }) {}

export class SubscriptionModel extends table('subscriptions', {
  userId: member('deleted', { key: true }),
  tier: text({ exported: true }),
  status: text({ exported: true }),
}).with({ sections: { givenPlan: 'user_id = :memberId' }, stays: 'account' }) {}

export class FormerCustomerModel extends table('former_customers', {
  provider: text({ key: true }),
  customerId: text({ key: true }),
}).with({
  erasure: inBooks(
    'The statements of the payment provider name it, and our books must explain them; nothing here says who it was.',
  ),
  left: 'key',
  stays: 'books',
}) {}
