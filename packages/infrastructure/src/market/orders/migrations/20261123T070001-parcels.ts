import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders
      add waits_for_delivery boolean not null default false,
      add parcel_state text check (parcel_state in ('announced', 'moving', 'failed', 'delivered')),
      add parcel_at timestamptz,
      add parcel_asked_at timestamptz,
      add parcel_stalled boolean not null default false,
      add constraint orders_parcel check (
        (parcel_at is null) = (parcel_state is null or parcel_state = 'announced')
        and (parcel_state is null or tracking_number is not null)
      );
    create index orders_parcels_under_way on orders (parcel_asked_at)
      where status in ('shipped', 'problem') and tracking_number is not null
        and parcel_state is distinct from 'delivered';
    comment on column orders.waits_for_delivery is
      'Sent while the release waits for the delivery, if the carrier knows the parcel.';
    comment on column orders.parcel_state is 'What the carrier says; null as long as it knows nothing.';
    comment on column orders.parcel_at is 'When the parcel was scanned.';
    comment on column orders.parcel_asked_at is 'When the carrier was asked last.';
    comment on column orders.parcel_stalled is
      'The parcel did not move for seven days, which opened a problem.';
  `);
}
