import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table restrictions add case_id integer, add check (case_id is null or decision_id is null);
    comment on column restrictions.case_id is
      'The case about another account of the same mailbox whose weight limits the member.';
    drop index restrictions_by_weight;
    create unique index restrictions_by_weight on restrictions (member_id)
      where decision_id is null and case_id is null and lifted_at is null;
    create unique index restrictions_by_case on restrictions (case_id, member_id)
      where case_id is not null and lifted_at is null;
  `);
}
