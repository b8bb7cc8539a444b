import type { Knex } from '../../../platform/database/knex.ts';

/**
 * Playdates that were planned before take two hours. Lengths are kept instead of ends, so that they stay true of times
 * that the former version of the server writes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table playdates
      add lengths_ms integer[] not null default '{}' check (cardinality(lengths_ms) <= 3),
      add length_ms integer check (length_ms between 1 and 86400000),
      add place_of integer references users on delete cascade,
      add place_name text check (char_length(place_name) between 1 and 100),
      add children_one integer[] not null default '{}' check (cardinality(children_one) <= 20),
      add children_two integer[] not null default '{}' check (cardinality(children_two) <= 20),
      add check (place_of is null or place_name is null),
      add check (place_of is null or place_of = user_id_one or place_of = user_id_two);
    comment on column playdates.lengths_ms is 'Of each of the times; two hours where there is none.';
    comment on column playdates.length_ms is 'From its beginning to its end; two hours where it is null.';
    comment on column playdates.place_of is 'Whose place it is, where it is at one of the two.';
    comment on column playdates.place_name is 'The name of a public place.';
    comment on column playdates.children_one is 'Those of the first member who come along, as that member says.';
    comment on column playdates.ends_at is
      'A proposal ends with the last of its times, a playdate when it is over; of an ended one when that was.';
  `);
}
