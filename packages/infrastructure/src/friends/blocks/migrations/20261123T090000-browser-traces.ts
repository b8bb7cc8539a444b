import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table account_traces add is_browser boolean not null default false;
    comment on column account_traces.is_browser is
      'Of a browser, and not of an address, which all who sit in one office have in common.';
  `);
}
