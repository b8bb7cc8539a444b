import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table not_me_links (
      digest text primary key,
      member_id integer not null references users on delete cascade,
      email text not null check (email = lower(email)),
      expires_at timestamptz not null
    );
    comment on table not_me_links is 'The links “This was not me” of letters about safety.';
    comment on column not_me_links.digest is 'The digest of the token in the link.';
    comment on column not_me_links.email is 'Where the letter went: it may not be the e-mail of the account any more.';
    create index not_me_links_of_member on not_me_links (member_id);
    create index not_me_links_by_expiry on not_me_links (expires_at);
  `);
}
