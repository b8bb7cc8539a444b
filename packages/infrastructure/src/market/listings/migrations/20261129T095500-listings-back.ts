import type { Knex } from '../../../platform/database/knex.ts';

/** Reads take what was paused while its seller was away for on sale, once the seller is shown again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update listings set paused_while_away = false
    where paused_while_away and (status <> 'paused' or recall_id is not null);
    create function keep_paused_while_away() returns trigger language plpgsql as $$
    begin
      new.paused_while_away := false;
      return new;
    end $$;
    create trigger listings_back before insert or update on listings for each row
      when (new.paused_while_away and (new.status <> 'paused' or new.recall_id is not null))
      execute function keep_paused_while_away();
    comment on column listings.paused_while_away is
      'Whether nothing but the absence of its seller has paused it; kept by a trigger.';

    drop index listings_of_category, listings_newest, listings_by_price, listings_of_neighborhood, listings_words;
    create index listings_of_category on listings (category, created_at, id)
      where status = 'active' or paused_while_away;
    create index listings_newest on listings (created_at, id)
      include (user_id, type, category, condition, age_from, age_to, price_cents, neighborhood_id)
      where status = 'active' or paused_while_away;
    create index listings_by_price on listings (price_cents, id)
      include (user_id, type, category, condition, age_from, age_to, neighborhood_id)
      where status = 'active' or paused_while_away;
    create index listings_of_neighborhood on listings (neighborhood_id, id)
      include (user_id, type, category, condition, age_from, age_to, price_cents)
      where status = 'active' or paused_while_away;
    create index listings_words on listings using gin (words, category)
      where status = 'active' or paused_while_away;
  `);
}
