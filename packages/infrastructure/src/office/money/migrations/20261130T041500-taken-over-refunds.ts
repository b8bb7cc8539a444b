import type { Knex } from '../../../platform/database/knex.ts';

/** Those that were taken over before are named by the comparison that has found them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table taken_over_refunds (
      provider text not null,
      payment_id text not null,
      reference text not null,
      looked_at timestamptz,
      primary key (provider, payment_id)
    );
    create index taken_over_refunds_in_turn on taken_over_refunds (looked_at nulls first, payment_id);
    comment on table taken_over_refunds is
      'Payments that were taken over without an order while a refund of them was pending, until it has ended.';
    comment on column taken_over_refunds.reference is 'That of the order that our books have lost.';
    insert into taken_over_refunds (provider, payment_id, reference)
    select p.provider, p.payment_id, max(d->>'reference')
    from (
      select provider, payment_id from transactions
      where order_id is null and kind = 'refundPending' and payment_id is not null
      group by provider, payment_id having sum(cents) > 0
    ) p join reconciliations r on r.provider = p.provider, jsonb_array_elements(r.differences) d
    where d->>'paymentId' = p.payment_id and d->>'reference' is not null
    group by p.provider, p.payment_id;
  `);
}
