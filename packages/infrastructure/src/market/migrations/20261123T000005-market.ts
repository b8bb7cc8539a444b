import type { Knex } from '../../platform/database/knex.ts';

/** The tables of `market`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists pg_trgm;
    create extension if not exists btree_gin;

    -- A word, and the word without each of its letters: two that differ by one letter have one of them in common.
    create function spellings_of(word text) returns text[] language sql immutable parallel safe
      return array(
        select word union select left(word, n - 1) || substr(word, n + 1) from generate_series(1, length(word)) n
      );

    create table shops (
      user_id integer primary key references users on delete cascade,
      name text,
      slug text unique,
      bio text,
      seller_bio text,
      instagram text,
      facebook text,
      website text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      name_key text unique
    );
    comment on table shops is 'How a member presents her store.';
    comment on column shops.slug is 'The address of the store; of two stores with one name, one has none.';
    comment on column shops.name_key is
      'The internal key of the name; of two stores with one key, one has none.';

    create table listings (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      title text not null check (char_length(title) between 1 and 200),
      description text not null check (char_length(description) <= 1000),
      type text not null check (type in ('product', 'service')),
      price_cents integer not null check (price_cents between 50 and 9999999),
      category text not null,
      condition text check (condition in ('new', 'like-new', 'good', 'worn')),
      age_from integer,
      age_to integer,
      photo_urls text[] not null check (cardinality(photo_urls) <= 6),
      shipping_included boolean not null,
      local_pickup_only boolean not null,
      service_icon text,
      badges text[] not null,
      availability text,
      price_type text not null default 'session' check (price_type in ('session', 'hour')),
      status text not null default 'active'
        check (status in ('active', 'reserved', 'sold', 'paused', 'removed')),
      is_demo boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      words tsvector generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B')
      ) stored,
      neighborhood_id integer references neighborhoods,
      check ((age_from between 0 and age_to and age_to <= 18) or num_nulls(age_from, age_to) = 2)
    );
    -- How rare a word is decides how a search is run.
    alter table listings alter words set statistics 1000, alter neighborhood_id set statistics 1000;
    comment on table listings is 'What members sell: products, each one piece, and services.';
    comment on column listings.age_from is 'The ages of children that it is for, both included.';
    comment on column listings.words is 'What a search finds it by, the title before the description.';
    comment on column listings.neighborhood_id is 'Where its seller lives, kept by triggers.';
    create index listings_of_seller on listings (user_id, created_at, id);
    create index listings_of_category on listings (category, created_at, id) where status = 'active';
    create index listings_newest on listings (created_at, id)
      include (user_id, type, category, condition, age_from, age_to, price_cents, neighborhood_id)
      where status = 'active';
    create index listings_by_price on listings (price_cents, id)
      include (user_id, type, category, condition, age_from, age_to, neighborhood_id)
      where status = 'active';
    create index listings_of_neighborhood on listings (neighborhood_id, id)
      include (user_id, type, category, condition, age_from, age_to, price_cents)
      where status = 'active';
    create index listings_words on listings using gin (words, category) where status = 'active';

    create table cart_items (
      user_id integer not null references users on delete cascade,
      listing_id integer not null references listings on delete cascade,
      price_when_added integer not null,
      added_at timestamptz not null,
      primary key (user_id, listing_id)
    );
    comment on table cart_items is 'What members want to buy, each piece once.';
    create index cart_items_of_listing on cart_items (listing_id);

    create table favourite_listings (
      user_id integer not null references users on delete cascade,
      listing_id integer not null references listings on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, listing_id)
    );
    comment on table favourite_listings is 'Listings that a member keeps, and whose price she follows.';
    create index favourite_listings_by_age on favourite_listings (user_id, created_at, listing_id);
    create index favourite_listings_of_listing on favourite_listings (listing_id);

    create table favourite_sellers (
      user_id integer not null references users on delete cascade,
      seller_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, seller_id)
    );
    comment on table favourite_sellers is 'Sellers whom a member keeps.';
    create index favourite_sellers_by_age on favourite_sellers (user_id, created_at, seller_id);
    create index favourite_sellers_of_seller on favourite_sellers (seller_id);

    create table listing_words (
      word text collate "C" primary key,
      spellings text[] generated always as (spellings_of(word)) stored not null
    );
    comment on table listing_words is 'The words of listings, by which a misspelt one is understood.';
    create index listing_words_spelt on listing_words using gin (spellings);
    create index listing_words_alike on listing_words using gin (word gin_trgm_ops);

    create table orders (
      id integer generated always as identity primary key,
      listing_id integer references listings on delete set null,
      title text not null,
      buyer_id integer references users on delete set null,
      seller_id integer references users on delete set null,
      fulfilment text not null check (fulfilment in ('shipping', 'pickup', 'service')),
      status text not null
        check (status in ('awaiting_payment', 'expired', 'pending_shipment', 'shipped', 'problem', 'completed',
          'cancelled', 'refunded')),
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
      constraint orders_paid check ((status in ('awaiting_payment', 'expired')) = (paid_at is null)
        and (paid_at is null) = (payment_id is null)),
      constraint orders_expired check (status <> 'expired' or expired_at is not null),
      constraint orders_problem check (status <> 'problem' or problem_at is not null),
      constraint orders_shipped check (status <> 'shipped' or shipped_at is not null),
      constraint orders_refunded check (status <> 'refunded' or refunded_at is not null),
      constraint orders_cancelled check (status <> 'cancelled' or cancelled_at is not null),
      constraint orders_completed check (status <> 'completed' or completed_at is not null),
      constraint orders_not_oneself check (buyer_id <> seller_id)
    );
    comment on table orders is
      'What members buy of each other, from the checkout to the release of the money.';
    comment on column orders.title is 'Of the listing when it was bought, since that can be gone.';
    comment on column orders.payment_id is
      'The payment at the payment provider, which releases and refunds name.';
    comment on column orders.money_due is 'Whether a worker has to look which money has to move.';
    create index orders_bought on orders (buyer_id, created_at, id);
    create index orders_sold on orders (seller_id, created_at, id);
    create index orders_of_listing on orders (listing_id);
    -- Two taps, or two tabs, lead to one checkout.
    create unique index orders_one_checkout on orders (buyer_id, listing_id)
      where status = 'awaiting_payment';
    create index orders_money_due on orders (money_retry_at) where money_due;
    create index orders_on_the_way on orders (shipped_at) where status = 'shipped';
    create index orders_to_ship on orders (paid_at) where status = 'pending_shipment';
    create index orders_to_pay on orders (reserved_until) where status = 'awaiting_payment';
    create index orders_with_problem on orders (problem_at, id) where status = 'problem';
    create index orders_by_age on orders (created_at, id);
    create index orders_owing on orders (seller_id)
      where status not in ('awaiting_payment', 'expired', 'cancelled', 'refunded')
        and (status <> 'completed' or money_due);

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
      seller_id integer references users on delete set null,
      constraint reviews_answer check ((answer is null) = (answered_at is null))
    );
    comment on table reviews is
      'What buyers say about orders that are completed, one of each, and what sellers answer.';
    create index reviews_of_seller on reviews (seller_id, written_at, order_id);

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
    comment on column transactions.provider_id is
      'Of the payment, transfer, refund or reversal at the payment provider.';
    create index transactions_of_order on transactions (order_id, id);
    -- What the provider says twice is entered once; what did not hold after all is a row below zero.
    create unique index transactions_once on transactions (kind, provider_id, (cents < 0));

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

    create table saved_searches (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      search jsonb not null,
      letters boolean not null,
      created_at timestamptz not null,
      looked_at timestamptz not null,
      unique (user_id, search)
    );
    comment on table saved_searches is 'Searches of the marketplace that members return to.';
    comment on column saved_searches.search is 'As texts, like in the address of the page.';
    comment on column saved_searches.looked_at is
      'What came on sale until then is no news for a letter any more.';
    create index saved_searches_to_look_at on saved_searches (looked_at) where letters;

    alter table listing_conversations add foreign key (listing_id) references listings on delete cascade;

    create function neighborhood_at(lat float8, lng float8) returns integer language plpgsql as $$
      declare found_id integer;
      begin
        if lat is null or lng is null then return null; end if;
        select id into found_id from neighborhoods where latitude = lat and longitude = lng;
        if found_id is null then
          insert into neighborhoods (latitude, longitude) values (lat, lng) on conflict do nothing;
          select id into found_id from neighborhoods where latitude = lat and longitude = lng;
        end if;
        return found_id;
      end $$;

    create function place_listing() returns trigger language plpgsql as $$
      begin
        select neighborhood_at(latitude, longitude) into new.neighborhood_id from users where id = new.user_id;
        return new;
      end $$;
    create trigger place_new_listing before insert on listings for each row execute function place_listing();

    create function move_listings() returns trigger language plpgsql as $$
      begin
        update listings set neighborhood_id = neighborhood_at(new.latitude, new.longitude) where user_id = new.id;
        return null;
      end $$;
    create trigger move_listings_of_member after update of latitude, longitude on users for each row
      when (row(old.latitude, old.longitude) is distinct from row(new.latitude, new.longitude))
      execute function move_listings();

    -- In one order, so that two who add the same words do not wait for each other. Numbers, names of models
    -- and addresses are found as they are typed, or not at all.
    create function remember_new_words() returns trigger language plpgsql as $$
      begin
        insert into listing_words (word)
          select distinct w.word from added, unnest(tsvector_to_array(added.words)) w(word)
          where w.word ~ '^[[:alpha:]]{3,30}$' order by w.word
          on conflict do nothing;
        return null;
      end $$;
    create function remember_changed_words() returns trigger language plpgsql as $$
      begin
        insert into listing_words (word)
          select w.word from unnest(tsvector_to_array(new.words)) w(word)
          where w.word ~ '^[[:alpha:]]{3,30}$' order by w.word
          on conflict do nothing;
        return null;
      end $$;
    create trigger remember_words_of_new_listings after insert on listings
      referencing new table as added for each statement execute function remember_new_words();
    create trigger remember_words_of_changed_listing after update of title, description, status on listings
      for each row execute function remember_changed_words();

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Rows of the ledger are only added';
    end $$;
    create trigger transactions_only_added before update or delete on transactions
      for each row execute function refuse_ledger_change();
    create trigger transactions_never_emptied before truncate on transactions
      for each statement execute function refuse_ledger_change();
  `);
}
