import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-22-marketplace';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table saved_searches (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      search jsonb not null,
      letters boolean not null,
      created_at timestamptz not null,
      looked_at timestamptz not null,
      unique (user_id, search)
    );
    comment on table saved_searches is 'Searches of the marketplace that members return to.';
    comment on column saved_searches.search is 'As texts, like in the address of the page.';
    comment on column saved_searches.looked_at is 'What came on sale until then is no news for a letter any more.';
    create index saved_searches_to_look_at on saved_searches (looked_at) where letters;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table saved_searches');
}
