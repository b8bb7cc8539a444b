import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-22-table-comments';

/** As the domain makes the internal key of a store from its name. */
const keyOf = (name: string) => `trim(both '-' from regexp_replace(lower(${name}), '[^a-z0-9]+', '-', 'g'))`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists pg_trgm;

    alter table shops add name_key text unique;
    update shops set name_key = k.key from (
      select user_id, case when key <> '' and row_number() over (partition by key order by user_id) = 1 then key end as key
      from (select user_id, ${keyOf('name')} as key from shops where name is not null) s
    ) k where k.user_id = shops.user_id;
    comment on column shops.name_key is 'The internal key of the name; of two stores with one key, one has none.';

    alter table payment_accounts add return_digest text unique, add return_expires_at timestamptz;
    comment on column payment_accounts.return_digest is
      'The digest of the token with which she comes back from the provider''s pages.';

    create index photos_kept on photos (entered_at) where used_as = 'kept';

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
      status text not null default 'active' check (status in ('active', 'reserved', 'sold', 'paused', 'removed')),
      is_demo boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      words tsvector generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B')
      ) stored,
      check (age_from between 0 and age_to and age_to <= 18 or num_nulls(age_from, age_to) = 2)
    );
    comment on table listings is 'What members sell: products, each one piece, and services.';
    comment on column listings.age_from is 'The ages of children that it is for, both included.';
    comment on column listings.words is 'What a search finds it by, the title before the description.';
    create index listings_of_seller on listings (user_id, created_at, id);
    create index listings_newest on listings (created_at, id) where status = 'active';
    create index listings_of_category on listings (category, created_at, id) where status = 'active';
    create index listings_by_price on listings (price_cents, id) where status = 'active';
    create index listings_words on listings using gin (words) where status = 'active';
    create index listings_similar_titles on listings using gin (title gin_trgm_ops) where status = 'active';

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
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table favourite_sellers, favourite_listings, cart_items, listings;
    update photos set used_as = null where used_as in ('kept', 'listing');
    drop index photos_kept;
    alter table payment_accounts drop return_digest, drop return_expires_at;
    alter table shops drop name_key;
  `);
}
