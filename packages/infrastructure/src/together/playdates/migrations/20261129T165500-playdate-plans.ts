import type { Knex } from '../../../platform/database/knex.ts';

/** Playdates that were planned before take two hours. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table playdates
      add time_ends timestamptz[] not null default '{}',
      add until timestamptz,
      add place_of integer,
      add place_name text,
      add children_one integer[] not null default '{}',
      add children_two integer[] not null default '{}',
      add check (until > date),
      add check (place_of is null or place_name is null),
      add check (place_of is null or place_of = user_id_one or place_of = user_id_two);
    update playdates set
      time_ends = array(select time + interval '2 hours' from unnest(times) with ordinality t (time, nth) order by nth),
      until = date + interval '2 hours';
    comment on column playdates.time_ends is 'When each of the times ends.';
    comment on column playdates.place_of is 'Whose place it is, where it is at one of the two.';
    comment on column playdates.place_name is 'The name of a public place.';
    comment on column playdates.children_one is 'Those of the first member who come along, as that member says.';
    comment on column playdates.ends_at is
      'A proposal ends with the last of its times, a playdate when it is over; of an ended one when that was.';
  `);
}
