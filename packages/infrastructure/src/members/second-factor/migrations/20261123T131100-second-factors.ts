import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table second_factors (
      member_id integer primary key references users on delete cascade,
      secret text not null,
      begun_at timestamptz not null,
      confirmed_at timestamptz,
      last_step integer,
      constraint second_factors_used_once_confirmed check ((confirmed_at is null) = (last_step is null))
    );
    comment on table second_factors is 'The authenticator apps by whose codes logins are confirmed, once they are on.';
    comment on column second_factors.secret is 'Encrypted.';
    comment on column second_factors.last_step is
      'The half minute of the last code that was used: neither it nor an older one counts again.';

    create table recovery_codes (
      digest text primary key,
      member_id integer not null references second_factors on delete cascade,
      used_at timestamptz
    );
    comment on table recovery_codes is 'Digests of the codes that stand in for the app, each once.';
    create index recovery_codes_of_member on recovery_codes (member_id);

    create table pending_logins (
      digest text primary key,
      member_id integer not null references users on delete cascade,
      expires_at timestamptz not null,
      tries smallint not null default 0
    );
    comment on table pending_logins is 'Logins with a right password that wait for their second factor.';
    create index pending_logins_of_member on pending_logins (member_id);
    create index pending_logins_by_end on pending_logins (expires_at);
  `);
}
