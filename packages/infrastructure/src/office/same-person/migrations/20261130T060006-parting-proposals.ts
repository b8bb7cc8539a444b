import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table parting_proposals (
      id integer generated always as identity primary key,
      member_id integer not null references users (id) on delete cascade,
      other_id integer references users (id) on delete cascade,
      sale_of integer,
      word text not null check (word in ('part', 'join')),
      proposed_by integer references users (id) on delete set null,
      proposed_at timestamptz not null,
      check ((other_id is null) <> (sale_of is null))
    );
    create index parting_proposals_of_member on parting_proposals (member_id);
    create index parting_proposals_of_other on parting_proposals (other_id);
    create index parting_proposals_by on parting_proposals (proposed_by);
    create index parting_proposals_by_time on parting_proposals (proposed_at);
    comment on table parting_proposals is
      'What one administrator has said of two accounts, whether they are the same person, and waits for another one.';
    comment on column parting_proposals.sale_of is 'A sale of the other one, whose account was deleted.';
  `);
}
