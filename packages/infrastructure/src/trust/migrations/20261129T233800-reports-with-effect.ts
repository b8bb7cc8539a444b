import type { Knex } from '../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table reports add column had_effect boolean not null default false;
    comment on column reports.had_effect is
      'Whether it has hidden its thing or limited its member, also together with others.';
  `);
}
