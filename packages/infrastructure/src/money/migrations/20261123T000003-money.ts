import type { Knex } from '../../platform/database/knex.ts';

/** The tables of `money`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table early_access_codes (
      code text primary key check (code = upper(TRIM(BOTH FROM code)) and code <> ''),
      places integer not null check (places >= 0),
      opens_at timestamptz,
      closes_at timestamptz
    );
    comment on table early_access_codes is 'Codes that unlock Premium, each for a number of members.';

    -- A place is taken as long as its row is here. Whoever adds one holds the code's row while counting;
    -- no counter is kept beside, so a place comes back by itself when access is revoked or a member leaves.
    create table early_access_redemptions (
      user_id integer primary key references users on delete cascade,
      code text not null references early_access_codes,
      redeemed_at timestamptz not null
    );
    comment on table early_access_redemptions is
      'Who has used a code; a place is taken as long as its row is here.';
    create index early_access_redemptions_of_code on early_access_redemptions (code);

    create table payment_events (
      id text primary key,
      name text not null,
      kind text not null,
      subject_id text,
      state text not null,
      copies integer not null default 1,
      attempts integer not null default 0,
      last_error text,
      happened_at timestamptz not null,
      received_at timestamptz not null,
      handled_at timestamptz,
      failed_at timestamptz,
      constraint payment_events_state check (state in ('waiting', 'handled', 'failed', 'ignored')),
      constraint payment_events_subject check ((kind = 'ignored') = (subject_id is null))
    );
    comment on table payment_events is
      'What the payment provider has told us, by its own id: which thing has changed, and what became of it.';
    create index payment_events_by_time on payment_events (received_at desc, id);
    create index payment_events_open on payment_events (state, received_at desc)
      where state in ('waiting', 'failed');

    create table sandbox_settings (
      is_only boolean primary key default true check (is_only),
      webhook_secret text not null default 'sandbox_' || gen_random_uuid(),
      clock_offset_ms bigint not null default 0,
      event_delay_seconds integer not null default 0 check (event_delay_seconds between 0 and 86400),
      event_copies integer not null default 1 check (event_copies between 1 and 5),
      are_events_shuffled boolean not null default false
    );
    comment on table sandbox_settings is
      'One row: how far the clock of the sandbox is ahead, and how its payment provider sends events.';

    create table sandbox_calls (
      key text primary key,
      call text not null,
      parameters text not null,
      answer jsonb,
      called_at timestamptz not null
    );
    comment on table sandbox_calls is
      'The calls of the sandbox''s payment provider by the key they were made with, and their answers.';

    create table sandbox_checkouts (
      id text primary key,
      key text not null unique,
      order_id integer not null,
      title text not null,
      price_cents integer not null,
      processing_fee_cents integer not null,
      asks_for_address boolean not null,
      expires_at timestamptz not null,
      success_url text not null,
      cancel_url text not null,
      state text not null check (state in ('open', 'paid', 'expired')),
      payment_id text unique,
      address jsonb,
      dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost'))
    );
    comment on table sandbox_checkouts is
      'Pages of the sandbox on which an order is paid, and the payment once it is.';
    create index sandbox_checkouts_order on sandbox_checkouts (order_id);

    create table sandbox_plan_checkouts (
      id text primary key,
      key text not null unique,
      client_reference text not null,
      customer_id text not null,
      plan text not null,
      price_cents integer not null,
      expires_at timestamptz not null,
      success_url text not null,
      cancel_url text not null,
      subscription_id text unique
    );
    comment on table sandbox_plan_checkouts is 'Pages of the sandbox on which a plan is paid.';

    create table sandbox_subscriptions (
      id text primary key,
      client_reference text not null,
      customer_id text not null,
      plan text not null,
      status text not null check (status in ('active', 'past_due', 'unpaid', 'canceled')),
      ends_with_period boolean not null default false,
      period_end timestamptz not null,
      created_at timestamptz not null
    );
    comment on table sandbox_subscriptions is 'Subscriptions at the sandbox.';
    create index sandbox_subscriptions_customer on sandbox_subscriptions (customer_id);

    create table sandbox_portals (
      token text primary key,
      customer_id text not null,
      return_url text not null,
      expires_at timestamptz not null
    );
    comment on table sandbox_portals is 'Pages of the sandbox on which a subscription is changed.';

    create table sandbox_movements (
      number bigint generated always as identity primary key,
      id text not null,
      kind text not null check (kind in ('charge', 'fee', 'release', 'refund', 'reversal')),
      order_id integer not null,
      payment_id text not null,
      account_id text,
      release_id text,
      cents integer not null,
      key text,
      at timestamptz not null
    );
    comment on table sandbox_movements is 'The ledger of the sandbox; rows are only ever added.';
    create index sandbox_movements_payment on sandbox_movements (payment_id, number);
    create index sandbox_movements_order on sandbox_movements (order_id, number);
    create unique index sandbox_movements_id on sandbox_movements (id) where kind <> 'fee';

    create table sandbox_events (
      number bigint generated always as identity,
      id text primary key,
      name text not null,
      kind text not null,
      subject_id text not null,
      at timestamptz not null
    );
    comment on table sandbox_events is 'What the sandbox''s payment provider tells us by webhooks.';

    create table sandbox_sellers (
      account_id text primary key,
      key text not null unique,
      page_token text not null unique,
      return_url text not null,
      can_be_paid boolean not null default false
    );
    comment on table sandbox_sellers is
      'The accounts of sellers at the sandbox, which stands for a payment provider that is not configured.';

    create table subscriptions (
      user_id integer primary key references users on delete cascade,
      status text not null default 'inactive',
      tier text not null default 'free',
      provider_customer_id text unique
    );
    comment on table subscriptions is 'What a member has subscribed to; a member without a row never has.';

    create table payment_accounts (
      user_id integer primary key references users on delete cascade,
      provider_account_id text not null unique,
      ready boolean not null default false,
      return_digest text unique,
      return_expires_at timestamptz
    );
    comment on table payment_accounts is 'Where a member''s sales are paid out, at the payment provider.';
    comment on column payment_accounts.ready is 'Whether the provider has all that it needs to pay out.';
    comment on column payment_accounts.return_digest is
      'The digest of the token with which she comes back from the provider''s pages.';

    create table paid_subscriptions (
      provider_id text primary key,
      user_id integer not null references users on delete cascade,
      plan text not null check (plan in ('pro', 'premium')),
      status text not null
        check (status in ('incomplete', 'active', 'ending', 'past_due', 'unpaid', 'canceled')),
      period_end timestamptz not null,
      past_due_since timestamptz,
      read_at timestamptz not null,
      constraint paid_subscriptions_past_due check ((status = 'past_due') = (past_due_since is not null))
    );
    comment on table paid_subscriptions is
      'Each subscription that a member has or had at the payment provider, as it last said.';
    create index paid_subscriptions_user on paid_subscriptions (user_id);

    create table plan_checkouts (
      user_id integer primary key references users on delete cascade,
      attempt integer not null,
      plan text not null check (plan in ('pro', 'premium')),
      opened_at timestamptz not null,
      checkout_id text,
      url text,
      constraint plan_checkouts_opened check ((checkout_id is null) = (url is null))
    );
    comment on table plan_checkouts is
      'The newest page on which a member pays for a plan; she has one at most.';

    create function refuse_change_of_sandbox_ledger() returns trigger language plpgsql as
      $$ begin raise exception 'rows of the ledger are only added'; end $$;
    create trigger sandbox_movements_only_grow before update or delete or truncate on sandbox_movements
      for each statement execute function refuse_change_of_sandbox_ledger();
    insert into sandbox_settings default values;

    -- The plan is part of a packed profile.
    create trigger repack_subscriber after insert or delete on subscriptions
      for each row when (not packing_by_hand()) execute function repack_owner();
    create trigger repack_changed_subscriber after update on subscriptions
      for each row when (not packing_by_hand()
        and row(old.status, old.tier) is distinct from row(new.status, new.tier))
      execute function repack_owner();
  `);
}
