import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-22-marketplace';

const correspondents = (ofConnections: (me: string, other: string) => string, ofListings: string) => `
  create or replace view correspondents as
    select user_id1 as member_id, user_id2 as other_id, user_id1 as low_id, user_id2 as high_id,
      compatibility_score, created_at${ofConnections('user_id1', 'user_id2')}
    from matches where status = 'accepted'
    union all
    select user_id2, user_id1, user_id1, user_id2,
      compatibility_score, created_at${ofConnections('user_id2', 'user_id1')}
    from matches where status = 'accepted'${ofListings}`;

const isSeller = (me: string, other: string) =>
  `exists (select from listing_conversations where buyer_id = ${other} and seller_id = ${me})`;

const pair = 'least(c.buyer_id, c.seller_id), greatest(c.buyer_id, c.seller_id)';
const notConnected = `not exists (
  select from matches where (user_id1, user_id2) = (${pair}) and status = 'accepted'
)`;

/** Where each has asked the other, the first of these is for both. */
const ofListings = `
    union all
    select c.buyer_id, c.seller_id, ${pair}, null, c.begun_at, false, ${isSeller('c.buyer_id', 'c.seller_id')}
    from listing_conversations c where ${notConnected}
    union all
    select c.seller_id, c.buyer_id, ${pair}, null, c.begun_at, false, true
    from listing_conversations c where ${notConnected} and not exists (
      select from listing_conversations reverse
      where reverse.buyer_id = c.seller_id and reverse.seller_id = c.buyer_id
    )`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table listing_conversations (
      buyer_id integer not null references users on delete cascade,
      seller_id integer not null references users on delete cascade,
      listing_id integer not null references listings on delete cascade,
      begun_at timestamptz not null,
      asked_at timestamptz not null,
      primary key (buyer_id, seller_id),
      check (buyer_id <> seller_id)
    );
    comment on table listing_conversations is
      'Buyers who may write to sellers without being connected, and the listing that each has asked about last.';
    create index listing_conversations_of_seller on listing_conversations (seller_id, buyer_id);
    create index listing_conversations_of_listing on listing_conversations (listing_id);
  `);
  await knex.raw(
    correspondents((me, other) => `, true as connected, ${isSeller(me, other)} as is_seller`, ofListings),
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view correspondents');
  await knex.raw(correspondents(() => '', ''));
  await knex.raw('drop table listing_conversations');
}
