import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table guarantees add attempt integer not null default 1 check (attempt > 0);
    comment on column guarantees.attempt is
      'How often it was asked for at the payment provider: each has keys of its own.';
  `);
}
