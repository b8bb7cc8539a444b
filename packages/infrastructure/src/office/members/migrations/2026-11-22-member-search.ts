import type { Knex } from '../../../platform/database/knex.ts';

/** It needs the extension that the marketplace brings. */
export const after = '2026-11-22-marketplace';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index users_by_text on users using gin (
      (email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index users_by_text');
}
