import type { Knex } from '../../../platform/database/knex.ts';

/** A listing lies where its seller is shown to live. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function place_listing() returns trigger language plpgsql as $$
      begin
        select neighborhood_at(shown_latitude, shown_longitude) into new.neighborhood_id
        from users where id = new.user_id;
        return new;
      end $$;

    create or replace function move_listings() returns trigger language plpgsql as $$
      begin
        update listings set neighborhood_id = neighborhood_at(new.shown_latitude, new.shown_longitude)
        where user_id = new.id;
        return null;
      end $$;
    drop trigger move_listings_of_member on users;
    create trigger move_listings_of_member after update of shown_latitude, shown_longitude on users for each row
      when (row(old.shown_latitude, old.shown_longitude) is distinct from row(new.shown_latitude, new.shown_longitude))
      execute function move_listings();
    comment on column listings.neighborhood_id is 'Where its seller is shown to live, kept by triggers.';
  `);
}
