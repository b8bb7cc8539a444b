/** Why rows of a table do not go away by themselves, and of which tables that is so. */
export const keptTables = {
  'Until the account is deleted, or the member deletes it.':
    'ai_settings billing_customers blocks calendar_links cart_items children connection_requests event_heads favourite_listings favourite_sellers feedback guarantees insights known_browsers listing_conversations listings match_profiles matches message_digests messages notification_settings paid_subscriptions passes passkeys payment_accounts payment_references photos plan_checkouts playdate_suggestions playdates push_devices read_marks recovery_codes saved_searches second_factors seller_ratings selfie_checks selling_ends shops sitter_cards subscriptions swap_days users',
  'Until the photo has been deleted in the store, which the job of evidence does.': 'evidence_photos',
  'Always: rows of the books are never deleted.':
    'decision_proposals disputed_plans disputes early_access_redemptions former_customers guarantee_refunds money_steps order_events orders payout_checks payout_holds recalled_orders reconciliations reviews transactions',
  'Always, without whose it was once the account is deleted: what was decided must stay explainable.':
    'appeals case_events cases decisions hidden_things reports restricted_members restrictions transparency_months',
  'Always: what administrators have done stays provable.': 'audit',
  'As long as the budget of the AI is counted by day and month.': 'ai_reservations',
  'It does not grow with time.':
    'digest_keys early_access_codes encryption_keys listing_words neighborhoods packed_neighborhoods recalls vapid_keys',
  'It stands for a provider, in a trial.':
    'sandbox_calls sandbox_checkouts sandbox_disputes sandbox_events sandbox_movements sandbox_parcels sandbox_plan_checkouts sandbox_portals sandbox_sellers sandbox_settings sandbox_subscriptions sandbox_warnings',
} as const;
