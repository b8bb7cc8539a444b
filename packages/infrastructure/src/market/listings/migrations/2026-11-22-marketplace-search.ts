import type { Knex } from '../../../platform/database/knex.ts';

/** It changes the listings that this one creates. */
export const after = '2026-11-22-marketplace';

/** Numbers, names of models and addresses are found as they are typed, or not at all. */
const isWord = (text: string) => `${text} ~ '^[[:alpha:]]{3,30}$'`;

/** What filters a page, so that a walk down an index reads no listing that it leaves out. */
const filtered = 'user_id, type, category, condition, age_from, age_to';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists btree_gin;
    drop index listings_similar_titles, listings_newest, listings_by_price, listings_words;

    alter table listings add neighborhood_id integer references neighborhoods;
    comment on column listings.neighborhood_id is 'Where its seller lives, kept by triggers.';
    create index listings_newest on listings (created_at, id)
      include (${filtered}, price_cents, neighborhood_id) where status = 'active';
    create index listings_by_price on listings (price_cents, id) include (${filtered}, neighborhood_id)
      where status = 'active';
    create index listings_of_neighborhood on listings (neighborhood_id, id) include (${filtered}, price_cents)
      where status = 'active';
    create index listings_words on listings using gin (words, category) where status = 'active';
    -- How rare a word is decides how a search is run.
    alter table listings alter words set statistics 1000, alter neighborhood_id set statistics 1000;

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
    update listings l set neighborhood_id = neighborhood_at(u.latitude, u.longitude) from users u where u.id = l.user_id;

    -- A word, and the word without each of its letters: two that differ by one letter have one of them in common.
    create function spellings_of(word text) returns text[] language sql immutable parallel safe
      return array(
        select word union select left(word, n - 1) || substr(word, n + 1) from generate_series(1, length(word)) n
      );
    create table listing_words (
      word text collate "C" primary key,
      spellings text[] not null generated always as (spellings_of(word)) stored
    );
    comment on table listing_words is 'The words of listings, by which a misspelt one is understood.';
    create index listing_words_spelt on listing_words using gin (spellings);
    create index listing_words_alike on listing_words using gin (word gin_trgm_ops);

    -- In one order, so that two who add the same words do not wait for each other.
    create function remember_new_words() returns trigger language plpgsql as $$
      begin
        insert into listing_words (word)
          select distinct w.word from added, unnest(tsvector_to_array(added.words)) w(word)
          where ${isWord('w.word')} order by w.word
          on conflict do nothing;
        return null;
      end $$;
    create function remember_changed_words() returns trigger language plpgsql as $$
      begin
        insert into listing_words (word)
          select w.word from unnest(tsvector_to_array(new.words)) w(word)
          where ${isWord('w.word')} order by w.word
          on conflict do nothing;
        return null;
      end $$;
    create trigger remember_words_of_new_listings after insert on listings
      referencing new table as added for each statement execute function remember_new_words();
    create trigger remember_words_of_changed_listing after update of title, description, status on listings
      for each row execute function remember_changed_words();
    insert into listing_words (word)
      select distinct w.word from listings l, unnest(tsvector_to_array(l.words)) w(word) where ${isWord('w.word')};
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger remember_words_of_changed_listing on listings;
    drop trigger remember_words_of_new_listings on listings;
    drop trigger move_listings_of_member on users;
    drop trigger place_new_listing on listings;
    drop function remember_changed_words, remember_new_words, move_listings, place_listing, neighborhood_at;
    drop table listing_words;
    drop function spellings_of;
    drop index listings_words, listings_newest, listings_by_price;
    alter table listings drop neighborhood_id, alter words set statistics -1;
    create index listings_newest on listings (created_at, id) where status = 'active';
    create index listings_by_price on listings (price_cents, id) where status = 'active';
    create index listings_words on listings using gin (words) where status = 'active';
    create index listings_similar_titles on listings using gin (title gin_trgm_ops) where status = 'active';
  `);
}
