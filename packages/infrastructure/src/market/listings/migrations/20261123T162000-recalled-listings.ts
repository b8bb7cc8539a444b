import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table listings add recall_id text references recalls on delete set null;
    create index on listings (recall_id) where recall_id is not null;
    comment on column listings.recall_id is
      'The recall for which it was paused; empty once its seller has changed it or put it on sale again.';
  `);
}
