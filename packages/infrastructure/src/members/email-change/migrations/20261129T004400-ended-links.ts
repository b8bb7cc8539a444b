import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ended_links (
      digest text primary key,
      deleted_at timestamptz not null
    );
    comment on table ended_links is
      'Links by which accounts could have been got back that were deleted by schedule; whose they were is not kept.';
    create index ended_links_by_deletion on ended_links (deleted_at);
  `);
}
