import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table playdate_suggestions (
      user_id integer not null references users on delete cascade,
      other_id integer not null references users on delete cascade,
      week text not null check (week ~ '^\\d{4}-W\\d{2}$'),
      author text not null,
      facts text not null,
      suggestion text not null check (char_length(suggestion) between 1 and 1000),
      written_at timestamptz not null,
      primary key (user_id, other_id, week, author, facts),
      check (user_id <> other_id)
    );
    comment on table playdate_suggestions is
      'What was written for a member about her and another. It is shown again in its week while the facts are the same.';
    create index playdate_suggestions_of_other on playdate_suggestions (other_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table playdate_suggestions');
}
