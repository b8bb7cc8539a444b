import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table recalls (
      id text primary key,
      source text not null,
      title text not null,
      url text not null,
      date text not null,
      brands text[] not null,
      models text[] not null
    );
    comment on table recalls is 'What was recalled, against which listings are checked; read anew every night.';
    comment on column recalls.source is 'Who publishes it.';
    comment on column recalls.date is 'When it was announced: a day, or the year alone.';
  `);
}
