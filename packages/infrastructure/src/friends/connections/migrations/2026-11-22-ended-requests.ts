import type { Knex } from '../../../platform/database/knex.ts';

/** A block ends a request that waits, and it stays there as ended: it can be sent once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table connection_requests drop constraint connection_requests_status_check;
    alter table connection_requests add constraint connection_requests_status_check
      check (status in ('pending', 'accepted', 'declined', 'ended'));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update connection_requests set status = 'declined' where status = 'ended';
    alter table connection_requests drop constraint connection_requests_status_check;
    alter table connection_requests add constraint connection_requests_status_check
      check (status in ('pending', 'accepted', 'declined'));
  `);
}
