import type { Knex } from '../../../platform/database/knex.ts';

/** A paid order has opened a conversation; those that there are say which. */
export const after = '2026-11-22-orders';

const isSeller = (me: string, other: string) =>
  `exists (select from listing_conversations where buyer_id = ${other} and seller_id = ${me}) as is_seller`;
const hasOrdered = (me: string, other: string) =>
  `exists (select from listing_conversations where buyer_id = ${me} and seller_id = ${other} and ordered) as has_ordered`;

/** A view gains columns at its end, and loses them only when it is made anew. */
const correspondents = (withOrdered: boolean) => {
  const ordered = (column: string) => (withOrdered ? `, ${column}` : '');
  const connection = (me: string, other: string) => `
    select ${me} as member_id, ${other} as other_id, user_id1 as low_id, user_id2 as high_id,
      compatibility_score, created_at, true as connected, ${isSeller(me, other)}${ordered(hasOrdered(me, other))}
    from matches where status = 'accepted'`;
  const pair = 'least(c.buyer_id, c.seller_id), greatest(c.buyer_id, c.seller_id)';
  const notConnected = `not exists (
    select from matches where (user_id1, user_id2) = (${pair}) and status = 'accepted'
  )`;
  // Where each has asked the other, the first of these is for both.
  return `create or replace view correspondents as
    ${connection('user_id1', 'user_id2')}
    union all
    ${connection('user_id2', 'user_id1')}
    union all
    select c.buyer_id, c.seller_id, ${pair}, null, c.begun_at, false, ${isSeller('c.buyer_id', 'c.seller_id')}${ordered('c.ordered')}
    from listing_conversations c where ${notConnected}
    union all
    select c.seller_id, c.buyer_id, ${pair}, null, c.begun_at, false, true${ordered('false')}
    from listing_conversations c where ${notConnected} and not exists (
      select from listing_conversations reverse
      where reverse.buyer_id = c.seller_id and reverse.seller_id = c.buyer_id
    )`;
};

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table listing_conversations add ordered boolean not null default false;
    comment on column listing_conversations.ordered is
      'Whether the buyer has bought something of the seller: she may write about it in any plan.';
    update listing_conversations c set ordered = true where exists (
      select from orders o
      where o.buyer_id = c.buyer_id and o.seller_id = c.seller_id and o.paid_at is not null
    );
  `);
  await knex.raw(correspondents(true));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view correspondents');
  await knex.raw(correspondents(false));
  await knex.raw('alter table listing_conversations drop ordered');
}
