import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const subscriptionsErasure: ErasureTable = {
  billing_customers: { deleted: 'user_id provider customer_id' },
  former_customers: {
    kept: [
      {
        columns: 'provider customer_id',
        why: 'The statements of the payment provider name it, and our books must explain them; nothing here says who it was.',
        until: 'always: rows of the books are never deleted',
      },
    ],
  },
  guarantee_refunds: {
    kept: [
      {
        columns: 'subscription_id payment_id refund_id cents',
        why: 'Money that has moved, by the numbers of the payment provider; nothing here says whose it was.',
        until: 'always: rows of the books are never deleted',
      },
    ],
    impersonal: 'guarantee_id provider',
  },
  guarantees: {
    emptied: 'member_id',
    kept: [
      {
        columns: 'email_digest',
        why: 'The guarantee is given once for each e-mail; only a keyed digest stays.',
        until: 'always: it can be asked once',
      },
    ],
    impersonal: 'id key status asked_at closed_at refusal attempt',
  },
  paid_subscriptions: {
    deleted:
      'provider_id user_id plan status period_end past_due_since read_at provider renewal_stopped renewal_stopped_at',
  },
  plan_checkouts: { deleted: 'user_id attempt plan opened_at checkout_id url provider key' },
  subscriptions: { deleted: 'user_id status tier' },
};
