import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sandbox_disputes (
      id text primary key,
      payment_id text not null,
      cents integer not null check (cents >= 0),
      outcome text not null check (outcome in ('open', 'won', 'lost', 'closed')),
      opened_at timestamptz not null
    );
    create index sandbox_disputes_payment on sandbox_disputes (payment_id, opened_at);
    comment on table sandbox_disputes is
      'What banks have asked back of payments at the sandbox: nothing, where they only ask.';
    insert into sandbox_disputes (id, payment_id, cents, outcome, opened_at)
      select 'dp_' || id, payment_id, 0, case dispute when 'open' then 'open' when 'won' then 'won' else 'closed' end,
        now()
      from sandbox_checkouts where dispute <> 'none' and payment_id is not null;

    alter table sandbox_checkouts add reference text, drop dispute;
    update sandbox_checkouts c set reference = coalesce(
      (select o.reference::text from orders o where o.id = c.order_id), 'order-' || c.order_id);
    alter table sandbox_checkouts alter reference set not null, drop order_id;
    create index sandbox_checkouts_reference on sandbox_checkouts (reference);

    alter table sandbox_movements add reference text;
    alter table sandbox_movements disable trigger sandbox_movements_only_grow;
    update sandbox_movements m set reference = coalesce(
      (select o.reference::text from orders o where o.id = m.order_id), 'order-' || m.order_id);
    alter table sandbox_movements enable trigger sandbox_movements_only_grow;
    alter table sandbox_movements alter reference set not null, drop order_id,
      drop constraint sandbox_movements_kind_check,
      add constraint sandbox_movements_kind check (kind in
        ('charge', 'fee', 'release', 'refund', 'reversal', 'dispute', 'disputeWon', 'disputeLost'));
    create index sandbox_movements_reference on sandbox_movements (reference, number);
  `);
}
