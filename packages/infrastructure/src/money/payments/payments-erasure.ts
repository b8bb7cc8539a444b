import type { ErasureTable, TableErasure } from '../../platform/wiring/erasure-table.ts';

const ofProvider = (columns: string): TableErasure => ({
  kept: [
    {
      columns,
      why: 'It stands for a payment provider, which keeps what the law asks of it.',
      until: 'the payment provider deletes it',
    },
  ],
});

export const paymentsErasure: ErasureTable = {
  payment_accounts: {
    deleted:
      'user_id provider_account_id ready return_digest return_expires_at provider was_ready report told',
  },
  payment_events: {
    kept: [
      {
        columns: 'id subject_id last_error',
        why: 'What the payment provider has told, by its own numbers.',
        until: '90 days after they were handled',
      },
    ],
    impersonal: 'name kind state copies attempts happened_at received_at handled_at failed_at provider',
  },
  payment_references: { deleted: 'user_id reference account_key' },
  sandbox_calls: ofProvider('key call parameters answer called_at'),
  sandbox_checkouts: ofProvider(
    'id key title price_cents processing_fee_cents asks_for_address expires_at success_url cancel_url state payment_id address reference card tax_cents',
  ),
  sandbox_disputes: ofProvider('id payment_id cents outcome opened_at reason evidence evidence_at'),
  sandbox_events: ofProvider('number id name kind subject_id at'),
  sandbox_movements: ofProvider(
    'number id kind payment_id account_id release_id cents key at reference customer_id',
  ),
  sandbox_plan_checkouts: ofProvider(
    'id key client_reference customer_id plan price_cents expires_at success_url cancel_url subscription_id tax_basis_points',
  ),
  sandbox_portals: ofProvider('token customer_id return_url expires_at'),
  sandbox_sellers: ofProvider(
    'account_id key page_token return_url can_be_paid reference due due_by is_past_due is_rejected failed_payout',
  ),
  sandbox_settings: {
    impersonal: 'is_only webhook_secret clock_offset_ms event_delay_seconds event_copies are_events_shuffled',
  },
  sandbox_subscriptions: ofProvider(
    'id client_reference customer_id plan status ends_with_period period_end created_at tax_basis_points',
  ),
  sandbox_warnings: ofProvider('id payment_id opened_at'),
};
