import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index former_emails_by_digest on former_emails (digest)');
}
