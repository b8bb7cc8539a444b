import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table take_over_proposals (
      provider text not null,
      payment_id text not null,
      seen text not null,
      proposed_by integer references users on delete set null,
      proposed_at timestamptz not null,
      primary key (provider, payment_id)
    );
    create index take_over_proposals_by on take_over_proposals (proposed_by);
    comment on table take_over_proposals is
      'Payments that one administrator has proposed to take over into our books, for another to confirm.';
    comment on column take_over_proposals.seen is 'What would be booked, as the administrator has seen it.';
    comment on column take_over_proposals.proposed_by is
      'Null for an operator at the command line, or an administrator whose account is deleted.';
  `);
}
