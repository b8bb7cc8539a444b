import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table photos (
      name text primary key,
      owner_id integer references users on delete set null,
      -- What it is shown as; nothing while it is shown nowhere and may be swept away.
      used_as text,
      entered_at timestamptz not null
    );
    create index photos_of_owner on photos (owner_id);
    create index photos_left_behind on photos (entered_at) where used_as is null or owner_id is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table photos');
}
