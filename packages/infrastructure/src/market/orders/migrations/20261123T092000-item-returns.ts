import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders
      add return_status text check (return_status in ('asked', 'refused', 'accepted', 'sent', 'closed')),
      add return_since timestamptz,
      add return_refund_cents integer check (return_refund_cents > 0),
      add return_address jsonb,
      add return_carrier text,
      add return_number text,
      add return_parcel_state text check (return_parcel_state in ('announced', 'moving', 'failed', 'delivered')),
      add return_parcel_at timestamptz,
      add return_asked_at timestamptz,
      add constraint orders_return check (
        (return_status is null) = (return_since is null)
        and (return_status is null or status = 'problem')
        and (coalesce(return_status in ('accepted', 'sent'), false)) = (return_address is not null)
        and (return_refund_cents is null) = (return_address is null)
        and (coalesce(return_status = 'sent', false)) = (return_number is not null)
        and (return_carrier is null) = (return_number is null)
      ),
      add constraint orders_return_parcel check (
        (return_parcel_at is null) = (return_parcel_state is null or return_parcel_state = 'announced')
        and (return_parcel_state is null or return_number is not null)
      );
    create index orders_returns_under_way on orders (return_asked_at)
      where return_status = 'sent' and return_parcel_state is distinct from 'delivered';
    comment on column orders.return_status is
      'Of a problem whose item is sent back: what has been agreed; null where neither has begun that.';
    comment on column orders.return_since is 'From when the days of this state run.';
    comment on column orders.return_refund_cents is 'Goes back to the buyer once it has arrived.';
    comment on column orders.return_address is
      'Where the buyer sends it: shown to the buyer alone, and erased as soon as it goes back no more.';
    comment on column orders.return_asked_at is 'When the carrier was asked last about what is sent back.';
  `);
}
