import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table restricted_mailboxes (
      digest text not null,
      decision_id integer not null,
      kind text not null check (kind in ('limited', 'suspended')),
      until_at timestamptz,
      kept_until timestamptz not null,
      primary key (digest, decision_id)
    );
    create index restricted_mailboxes_of_decision on restricted_mailboxes (decision_id);
    create index restricted_mailboxes_by_end on restricted_mailboxes (kept_until);
    create index restrictions_of_decision on restrictions (decision_id) where decision_id is not null;
    comment on table restricted_mailboxes is
      'Keyed digests of the mailboxes of limited and suspended members, whose new accounts are restricted as they were.';
  `);
}
