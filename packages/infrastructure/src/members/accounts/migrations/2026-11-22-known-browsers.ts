import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table known_browsers (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      digest text not null,
      user_agent text not null check (char_length(user_agent) <= 300),
      first_login_at timestamptz not null,
      last_login_at timestamptz not null,
      unique (member_id, digest)
    );
    comment on table known_browsers is 'Browsers in which a member has logged in, the last used ones.';
    comment on column known_browsers.digest is 'Of her id and the token in the cookie of the browser.';
    comment on column known_browsers.user_agent is 'What the browser said of itself at the first login.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table known_browsers');
}
