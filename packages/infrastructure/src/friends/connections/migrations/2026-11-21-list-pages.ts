import type { Knex } from '../../../platform/database/knex.ts';

/** Each page of these lists is one index scan, however long the list is. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index matches_of_first_by_age on matches (user_id1, id);
    create index matches_of_second_by_age on matches (user_id2, id);
    drop index matches_of_second;
    create index blocks_by_age on blocks (blocker_id, created_at, blocked_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index blocks_by_age;
    create index matches_of_second on matches (user_id2);
    drop index matches_of_second_by_age, matches_of_first_by_age;
  `);
}
