import type { Knex } from '../../../platform/database/knex.ts';

/** What was hidden or limited before was told at once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table hidden_things add told_at timestamptz;
    alter table restrictions add told_at timestamptz;
    alter table restricted_members add told_at timestamptz;
    comment on column hidden_things.told_at is
      'When its author is told of what the weight of reports has hidden; without one that was at once.';
    comment on column restrictions.told_at is
      'When the member is told of what follows from the weight of reports; without one that was at once.';
    comment on column restricted_members.told_at is
      'When the member is told of it, for reads of their own; all others ask it at once.';
  `);
}
