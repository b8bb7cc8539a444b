import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column plan_around_calendar boolean not null default true');
}
