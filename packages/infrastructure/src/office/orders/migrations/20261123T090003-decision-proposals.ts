import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table decision_proposals (
      id integer generated always as identity primary key,
      order_id integer not null references orders on delete cascade,
      decision text not null check (decision in ('refund', 'refund-in-part', 'release', 'resume', 'payout')),
      reason text not null,
      cents integer check (cents > 0),
      agreed_cents integer not null check (agreed_cents >= 0),
      proposed_by integer references users on delete set null,
      proposed_at timestamptz not null,
      outcome text check (outcome in ('confirmed', 'refused', 'ended')),
      answered_by integer references users on delete set null,
      answered_at timestamptz
    );
    create index decision_proposals_of_order on decision_proposals (order_id);
    create unique index decision_proposals_open on decision_proposals (order_id) where outcome is null;
    create index decision_proposals_by on decision_proposals (proposed_by);
    create index decision_proposals_answered_by on decision_proposals (answered_by);
    comment on table decision_proposals is
      'What one administrator has proposed about an order of much money, for another to confirm.';
    comment on column decision_proposals.proposed_by is
      'Null for an operator at the command line, or an administrator whose account is deleted.';
  `);
}
