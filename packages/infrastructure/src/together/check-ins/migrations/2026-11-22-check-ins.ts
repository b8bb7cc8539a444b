import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table checkins (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      location text not null check (char_length(location) between 1 and 200),
      type text not null check (type in ('public', 'private')),
      city text not null,
      state text not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      check (type = 'public' or ended_at is null)
    );
    comment on table checkins is
      'Where members are: one current row each. Public ones stay for a while to suggest places, private ones do not.';
    create unique index checkins_current on checkins (user_id) where ended_at is null;
    create index checkins_of_user on checkins (user_id);
    create index checkins_nearby on checkins (state, city, id) where type = 'public' and ended_at is null;
    create index checkins_places on checkins (state, city, created_at) where type = 'public';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table checkins');
}
