import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table scheduled_deletions (
      member_id integer primary key references users on delete cascade,
      requested_at timestamptz not null,
      due_at timestamptz not null,
      constraint scheduled_deletions_in_order check (due_at >= requested_at)
    );
    comment on table scheduled_deletions is
      'Accounts that are deleted when nobody can take back a change of their e-mail any more.';
  `);
}
