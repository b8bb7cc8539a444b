import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table blocks add column traced_to text;
    comment on column blocks.traced_to is
      'Set where a new account has a browser or an address of one who was blocked: the digest of the e-mail of that one.';

    create table account_traces (
      member_id integer not null references users on delete cascade,
      digest text not null,
      email_digest text not null,
      used_at timestamptz not null,
      primary key (member_id, digest)
    );
    create index account_traces_by_digest on account_traces (digest);
    create index account_traces_by_use on account_traces (used_at);
    comment on table account_traces is
      'Browsers and addresses that a member has used in the last 30 days, as keyed digests.';

    create table kept_blocks (
      blocker_id integer not null references users on delete cascade,
      email_digest text not null,
      digest text not null,
      expires_at timestamptz,
      primary key (blocker_id, email_digest, digest)
    );
    create index kept_blocks_by_digest on kept_blocks (digest);
    create index kept_blocks_by_expiry on kept_blocks (expires_at);
    comment on table kept_blocks is
      'Whom a member has blocked who has deleted her account: keyed digests of the e-mail, and for 30 days of browsers and addresses.';
  `);
}
