import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const ordersErasure: ErasureTable = {
  money_steps: {
    kept: [
      {
        columns: 'key provider_id reason release_id',
        why: 'Money that has moved, by the numbers of the payment provider.',
        until: 'always: rows of the books are never deleted',
      },
    ],
    impersonal: 'id order_id step cents outcome asked_at answered_at',
  },
  order_events: { emptied: 'admin_id text photo_urls', impersonal: 'id order_id at action by cents' },
  orders: {
    emptied: 'listing_id buyer_id seller_id address seller_account_id return_address',
    kept: [
      {
        columns: 'title checkout_id checkout_url payment_id reference',
        why: 'What was sold for how much, by the numbers of the payment provider: tax law asks for the books.',
        until: 'always: rows of the books are never deleted',
      },
      {
        columns: 'pickup_code carrier tracking_number return_carrier return_number',
        why: 'How the other side got what was bought, which that side may still have to prove.',
        until: 'always: rows of the books are never deleted',
      },
    ],
    impersonal:
      'id fulfilment status price_cents processing_fee_cents platform_fee_cents created_at reserved_until expired_at paid_at pickup_wrong_tries shipped_at problem_at disputed completed_at cancelled_at refunded_at money_due money_retry_at provider frozen stopped_status paused_for undone_by_seller looked_at answered_at escalated_at agreed_refund_cents waits_for_delivery parcel_state parcel_at parcel_asked_at parcel_stalled return_status return_since return_refund_cents return_parcel_state return_parcel_at return_asked_at tax_cents service_date',
  },
  recalled_orders: { impersonal: 'order_id recall_id at' },
  transactions: {
    kept: [
      {
        columns: 'provider_id balance_transaction payment_id',
        why: 'Money that has moved, by the numbers of the payment provider.',
        until: 'always: rows of the books are never deleted',
      },
    ],
    impersonal: 'id order_id kind cents at provider',
  },
};
