import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table passkeys (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      device text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    comment on table passkeys is 'The public keys of devices by which members log in without a password.';
    comment on column passkeys.counter is 'How often it was used, where its device counts; 0 where it does not.';
    create index passkeys_of_member on passkeys (member_id, id);

    create table passkey_challenges (
      digest text primary key,
      challenge text not null,
      expires_at timestamptz not null
    );
    comment on table passkey_challenges is
      'What browsers were asked to sign, by the digest of what they keep; each is answered once.';
    create index passkey_challenges_by_end on passkey_challenges (expires_at);
  `);
}
