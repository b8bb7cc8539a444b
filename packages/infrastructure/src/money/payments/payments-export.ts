import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const paymentsExport: FeatureExport = {
  sections: {
    payoutAccount: 'select provider, ready from payment_accounts where user_id = :memberId',
  },
  left: {
    payment_accounts: {
      key: 'provider_account_id',
      digest: 'return_digest',
      process: 'return_expires_at was_ready report told',
    },
    payment_events: 'books',
    payment_references: 'key',
    sandbox_calls: 'provider',
    sandbox_checkouts: 'provider',
    sandbox_disputes: 'provider',
    sandbox_events: 'provider',
    sandbox_movements: 'provider',
    sandbox_plan_checkouts: 'provider',
    sandbox_portals: 'provider',
    sandbox_sellers: 'provider',
    sandbox_subscriptions: 'provider',
    sandbox_warnings: 'provider',
  },
};
