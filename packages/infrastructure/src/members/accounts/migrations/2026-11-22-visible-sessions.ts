import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions
      add column id integer generated always as identity unique,
      add column user_agent text not null default '' check (char_length(user_agent) <= 300);
    comment on column sessions.id is 'By which her list of devices names it; it opens nothing.';
    comment on column sessions.user_agent is 'What the browser said of itself when she signed in.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop column id, drop column user_agent');
}
