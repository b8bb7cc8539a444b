import type { Knex } from '../../../platform/database/knex.ts';

/** The badge stood beside an empty place where the photo that was checked had been hidden. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users drop column photo_checked_at;
    alter table users add column photo_checked_at timestamptz generated always as (
      case when checked_photo_url = profile_photo_url and not photo_is_hidden then checked_at end
    ) stored;
    comment on column users.photo_checked_at is 'What the badge says: of the photo that others are shown now.';
  `);
}
