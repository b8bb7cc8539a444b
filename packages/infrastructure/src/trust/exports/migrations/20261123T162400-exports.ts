import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table exports (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      name text not null unique,
      requested_at timestamptz not null,
      ready_at timestamptz,
      bytes integer check (bytes > 0),
      downloads integer not null default 0 check (downloads >= 0),
      token_digest text unique,
      device_digest text,
      check ((ready_at is null) = (bytes is null))
    );
    create index exports_of_member on exports (member_id, requested_at);
    create index exports_by_request on exports (requested_at);
    comment on table exports is 'Files with all that is stored of a member, for seven days.';
    comment on column exports.name is 'Of the file.';
    comment on column exports.device_digest is 'On which it was downloaded first; no other gets it.';
  `);
}
