import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table waves (
      id integer generated always as identity primary key,
      match_id integer not null references matches on delete cascade,
      sender_id integer not null references users on delete cascade,
      receiver_id integer not null references users on delete cascade,
      at timestamptz not null,
      check (sender_id <> receiver_id)
    );
    comment on table waves is
      'Greetings between connections, once a week by each, which end with the connection.';
    create index waves_of_match on waves (match_id, id);
    create index waves_of_sender on waves (sender_id);
    create index waves_of_receiver on waves (receiver_id);
  `);
}
