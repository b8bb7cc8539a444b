import type { Knex } from '../../../platform/database/knex.ts';

/**
 * Nettings of before named no order: what one order of a seller has paid too much settles what others of the same account,
 * or of its mailbox, owe, the oldest first. A pair of rows each, so that no balance changes; run again it finds nothing.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    with sold as materialized (
      select o.id, coalesce(m.digest, 'account ' || o.seller_id) as party
      from orders o left join account_mailboxes m on m.member_id = o.seller_id where o.seller_id is not null
      union
      select order_id, digest from kept_sales
    ), moved as (
      select coalesce(debt_order_id, order_id) as order_id, case kind when 'debt' then cents else -cents end as cents
      from transactions where kind in ('debt', 'netting', 'writeOff')
    ), owed as (
      select sold.party, sold.id, sum(moved.cents) as cents
      from moved join sold on sold.id = moved.order_id
      group by sold.party, sold.id having sum(moved.cents) <> 0
    ), credits as (
      select party, id, -cents as cents, sum(-cents) over (partition by party order by id) as upto
      from owed where cents < 0
    ), debts as (
      select party, id, cents, sum(cents) over (partition by party order by id) as upto
      from owed where cents > 0
    ), pairs as (
      select c.id as order_id, d.id as debt_order_id,
        (least(c.upto, d.upto) - greatest(c.upto - c.cents, d.upto - d.cents))::integer as cents
      from credits c join debts d
        on d.party = c.party and c.upto - c.cents < d.upto and d.upto - d.cents < c.upto
    )
    insert into transactions (order_id, kind, cents, at, provider_id, debt_order_id)
    select pairs.order_id, 'netting', sign.of_it * pairs.cents, now(),
      o.reference || '-named-' || pairs.debt_order_id, case when sign.is_named then pairs.debt_order_id end
    from pairs join orders o on o.id = pairs.order_id, (values (-1, false), (1, true)) sign (of_it, is_named)
  `);
}
