import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add money_waited boolean not null default false;
    comment on column orders.money_waited is
      'Whether its release has ever waited by a rule or for a look: its seller hears of it once it is sent.';
  `);
}
