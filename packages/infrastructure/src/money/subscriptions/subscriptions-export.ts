import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const subscriptionsExport: FeatureExport = {
  sections: {
    plans: `
      select plan, status, period_end, past_due_since from paid_subscriptions
      where user_id = :memberId order by period_end`,
    givenPlan: 'select tier, status from subscriptions where user_id = :memberId',
    guarantees: `
      select g.status, g.asked_at, g.closed_at, g.refusal, r.cents
      from guarantees g left join guarantee_refunds r on r.guarantee_id = g.id where g.member_id = :memberId order by g.id`,
  },
  left: {
    billing_customers: 'key',
    former_customers: 'key',
    guarantee_refunds: { key: 'provider subscription_id payment_id refund_id' },
    guarantees: { key: 'key', digest: 'email_digest', process: 'attempt' },
    paid_subscriptions: {
      key: 'provider provider_id',
      process: 'read_at renewal_stopped renewal_stopped_at',
    },
    plan_checkouts: 'process',
  },
};
