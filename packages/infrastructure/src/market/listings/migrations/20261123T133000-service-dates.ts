import type { Knex } from '../../../platform/database/knex.ts';

/** Services from before have no day: they are by arrangement, and on sale until their sellers take them off. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table listings
      add service_date text check (service_date is null or service_date ~ '^\\d{4}-\\d\\d-\\d\\d$' and type = 'service'),
      drop constraint listings_status_check,
      add constraint listings_status_check
        check (status in ('active', 'reserved', 'sold', 'paused', 'ended', 'removed'));
    comment on column listings.service_date is
      'The day of a service, two weeks after which it ends; null for one by arrangement.';
    create index listings_with_date on listings (service_date)
      where service_date is not null and status in ('active', 'paused');
  `);
}
