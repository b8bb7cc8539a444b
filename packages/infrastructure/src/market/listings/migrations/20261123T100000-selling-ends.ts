import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table selling_ends (
      member_id integer primary key references users on delete cascade,
      ended_at timestamptz not null,
      paused_listings integer[] not null default '{}'
    );
    comment on table selling_ends is 'Sellers whose plan does not open selling any more, as long as it does not.';
    comment on column selling_ends.paused_listings is 'What was paused for it, and goes on sale again with the plan.';
  `);
}
