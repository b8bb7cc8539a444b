import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-22-marketplace';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table orders (
      id integer generated always as identity primary key,
      listing_id integer references listings on delete set null,
      title text not null,
      buyer_id integer references users on delete set null,
      seller_id integer references users on delete set null,
      fulfilment text not null check (fulfilment in ('shipping', 'pickup', 'service')),
      status text not null check (status in (
        'awaiting_payment', 'expired', 'pending_shipment', 'shipped', 'problem', 'completed', 'cancelled', 'refunded'
      )),
      price_cents integer not null check (price_cents > 0),
      processing_fee_cents integer not null check (processing_fee_cents >= 0),
      platform_fee_cents integer not null check (platform_fee_cents >= 0),
      created_at timestamptz not null,
      reserved_until timestamptz not null,
      checkout_id text unique,
      checkout_url text,
      expired_at timestamptz,
      paid_at timestamptz,
      payment_id text unique,
      address jsonb,
      pickup_code text,
      pickup_wrong_tries integer not null default 0,
      shipped_at timestamptz,
      carrier text,
      tracking_number text check (char_length(tracking_number) <= 40),
      problem_at timestamptz,
      disputed boolean not null default false,
      completed_at timestamptz,
      cancelled_at timestamptz,
      refunded_at timestamptz,
      money_due boolean not null default false,
      money_retry_at timestamptz,
      constraint orders_not_oneself check (buyer_id <> seller_id),
      constraint orders_paid check (
        (status in ('awaiting_payment', 'expired')) = (paid_at is null) and (paid_at is null) = (payment_id is null)
      ),
      constraint orders_expired check (status <> 'expired' or expired_at is not null),
      constraint orders_shipped check (status <> 'shipped' or shipped_at is not null),
      constraint orders_problem check (status <> 'problem' or problem_at is not null),
      constraint orders_completed check (status <> 'completed' or completed_at is not null),
      constraint orders_cancelled check (status <> 'cancelled' or cancelled_at is not null),
      constraint orders_refunded check (status <> 'refunded' or refunded_at is not null)
    );
    comment on table orders is 'What members buy of each other, from the checkout to the release of the money.';
    comment on column orders.title is 'Of the listing when it was bought, since that can be gone.';
    comment on column orders.payment_id is 'The payment at the payment provider, which releases and refunds name.';
    comment on column orders.money_due is 'Whether a worker has to look which money has to move.';
    create index orders_bought on orders (buyer_id, created_at, id);
    create index orders_sold on orders (seller_id, created_at, id);
    create index orders_of_listing on orders (listing_id);
    -- Two taps, or two tabs, lead to one checkout.
    create unique index orders_one_checkout on orders (buyer_id, listing_id) where status = 'awaiting_payment';
    create index orders_money_due on orders (money_retry_at) where money_due;
    create index orders_on_the_way on orders (shipped_at) where status = 'shipped';
    create index orders_to_ship on orders (paid_at) where status = 'pending_shipment';
    create index orders_to_pay on orders (reserved_until) where status = 'awaiting_payment';
    create index orders_with_problem on orders (problem_at, id) where status = 'problem';

    create table order_events (
      id integer generated always as identity primary key,
      order_id integer not null references orders on delete cascade,
      at timestamptz not null,
      action text not null,
      by text not null check (by in ('buyer', 'seller', 'admin', 'clock', 'provider')),
      text text check (char_length(text) between 1 and 2000),
      -- Which administrator decided.
      admin_id integer references users on delete set null,
      photo_urls text[] not null default '{}' check (cardinality(photo_urls) <= 5)
    );
    comment on table order_events is 'All that has happened to each order: both sides see the same.';
    create index order_events_of_admin on order_events (admin_id) where admin_id is not null;
    create index order_events_of_order on order_events (order_id, id);

    create table reviews (
      order_id integer primary key references orders,
      rating integer not null check (rating between 1 and 5),
      text text check (char_length(text) between 1 and 1000),
      written_at timestamptz not null,
      answer text check (char_length(answer) between 1 and 1000),
      answered_at timestamptz,
      constraint reviews_answer check ((answer is null) = (answered_at is null))
    );
    comment on table reviews is 'What buyers say about orders that are completed, one of each, and what sellers answer.';

    create table seller_ratings (
      seller_id integer primary key references users on delete cascade,
      sum integer not null,
      count integer not null
    );
    comment on table seller_ratings is 'The sum of the ratings in the reviews of each seller.';

    create table transactions (
      id integer generated always as identity primary key,
      order_id integer not null references orders,
      kind text not null check (kind in ('charge', 'fee', 'release', 'refund', 'reversal')),
      cents integer not null check (cents <> 0),
      provider_id text not null,
      at timestamptz not null
    );
    comment on table transactions is 'The ledger: every movement of money. Rows are only added.';
    comment on column transactions.provider_id is 'Of the payment, transfer, refund or reversal at the payment provider.';
    create index transactions_of_order on transactions (order_id, id);
    -- What the provider says twice is entered once; what did not hold after all is a row below zero.
    create unique index transactions_once on transactions (kind, provider_id, (cents < 0));

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Rows of the ledger are only added';
    end $$;
    create trigger transactions_only_added before update or delete on transactions
      for each row execute function refuse_ledger_change();
    create trigger transactions_never_emptied before truncate on transactions
      for each statement execute function refuse_ledger_change();

    create table money_steps (
      id integer generated always as identity primary key,
      order_id integer not null references orders,
      step text not null check (step in ('release', 'refund', 'reversal')),
      cents integer not null check (cents > 0),
      key text not null unique,
      outcome text not null check (outcome in ('asked', 'done', 'refused')),
      provider_id text,
      reason text,
      asked_at timestamptz not null,
      answered_at timestamptz,
      constraint money_steps_answered check ((outcome = 'asked') = (answered_at is null))
    );
    comment on table money_steps is
      'What the payment provider was asked to move: written before it is asked, so that no answer is lost.';
    create index money_steps_of_order on money_steps (order_id, id);
    create unique index money_steps_one_at_a_time on money_steps (order_id) where outcome = 'asked';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table money_steps, transactions, seller_ratings, reviews, order_events, orders;
    drop function refuse_ledger_change;
  `);
}
