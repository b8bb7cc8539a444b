import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function count_review_again() returns trigger language plpgsql as $$
    declare
      named text := case tg_op when 'INSERT' then new.thing_id else old.thing_id end;
      change integer := case tg_op when 'INSERT' then -1 else 1 end;
    begin
      update seller_ratings r set sum = r.sum + change * v.rating, count = r.count + change
      from reviews v where v.order_id = named::integer and r.seller_id = v.seller_id;
      return null;
    end $$;
    comment on function count_review_again is 'A review that is hidden does not count in the rating of its seller.';
    create trigger review_is_hidden after insert on hidden_things for each row
      when (new.kind = 'review') execute function count_review_again();
    create trigger review_is_shown after delete on hidden_things for each row
      when (old.kind = 'review') execute function count_review_again();
    update seller_ratings r set sum = r.sum - hidden.sum, count = r.count - hidden.count
    from (
      select v.seller_id, sum(v.rating)::integer as sum, count(*)::integer as count
      from reviews v join hidden_things h on h.kind = 'review' and h.thing_id = v.order_id::text
      group by v.seller_id
    ) hidden where hidden.seller_id = r.seller_id;
  `);
}
