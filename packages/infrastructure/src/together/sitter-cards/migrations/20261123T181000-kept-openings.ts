import type { Knex } from '../../../platform/database/knex.ts';

/** Who opens a card and leaves does not take the row along that tells the mother of it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table card_openings
      drop constraint card_openings_pkey,
      drop constraint card_openings_opened_by_fkey,
      alter opened_by drop not null,
      add foreign key (opened_by) references users on delete set null;
    create unique index card_openings_once on card_openings (child_id, opened_by, opened_at);
    comment on column card_openings.opened_by is 'Empty once that account is deleted.';
  `);
}
