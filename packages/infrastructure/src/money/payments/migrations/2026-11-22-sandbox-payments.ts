import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sandbox_settings (
      is_only boolean primary key default true check (is_only),
      webhook_secret text not null default 'sandbox_' || gen_random_uuid(),
      clock_offset_ms bigint not null default 0,
      event_delay_seconds integer not null default 0 check (event_delay_seconds between 0 and 86400),
      event_copies integer not null default 1 check (event_copies between 1 and 5),
      are_events_shuffled boolean not null default false
    );
    insert into sandbox_settings default values;
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
    create index sandbox_checkouts_order on sandbox_checkouts (order_id);
    comment on table sandbox_checkouts is
      'Pages of the sandbox on which an order is paid, and the payment once it is.';

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
    create index sandbox_subscriptions_customer on sandbox_subscriptions (customer_id);
    comment on table sandbox_subscriptions is 'Subscriptions at the sandbox.';

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
    create index sandbox_movements_payment on sandbox_movements (payment_id, number);
    create index sandbox_movements_order on sandbox_movements (order_id, number);
    create unique index sandbox_movements_id on sandbox_movements (id) where kind <> 'fee';
    comment on table sandbox_movements is 'The ledger of the sandbox; rows are only ever added.';
    create function refuse_change_of_sandbox_ledger() returns trigger language plpgsql as
      $$ begin raise exception 'rows of the ledger are only added'; end $$;
    create trigger sandbox_movements_only_grow before update or delete or truncate on sandbox_movements
      for each statement execute function refuse_change_of_sandbox_ledger();

    create table sandbox_events (
      number bigint generated always as identity,
      id text primary key,
      name text not null,
      kind text not null,
      subject_id text not null,
      at timestamptz not null
    );
    comment on table sandbox_events is 'What the sandbox''s payment provider tells us by webhooks.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table sandbox_events, sandbox_movements, sandbox_portals, sandbox_subscriptions,
      sandbox_plan_checkouts, sandbox_checkouts, sandbox_calls, sandbox_settings;
    drop function refuse_change_of_sandbox_ledger();
  `);
}
