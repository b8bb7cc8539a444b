import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table seller_marks (
      member_id integer not null references users (id) on delete cascade,
      digest text not null,
      noted_at timestamptz not null,
      primary key (member_id, digest)
    );
    create index seller_marks_by_digest on seller_marks (digest);
    comment on table seller_marks is
      'Keyed digests of the bank accounts to which a seller was paid, now and before: what is owed follows them.';
    create table marks_parted (
      one text not null,
      other text not null,
      parted_at timestamptz not null,
      parting uuid not null,
      primary key (one, other)
    );
    create index marks_parted_by_parting on marks_parted (parting);
    create index marks_parted_by_time on marks_parted (parted_at);
    comment on column marks_parted.parting is 'Of all pairs of the same two, whichever mailboxes they had when it was said.';
    comment on table marks_parted is
      'Pairs of keyed digests, each in both directions, of two sellers who share a bank account and are not the same person.';
    alter table sandbox_sellers add bank text, add banks text[] not null default '{}';
    comment on column sandbox_sellers.bank is 'What the sandbox calls the bank account that was named.';
    comment on column sandbox_sellers.banks is 'Those at which a payout has arrived.';
  `);
}
