import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payout_checks (
      order_id integer primary key references orders on delete cascade,
      reasons text[] not null,
      noted_at timestamptz not null,
      approved_at timestamptz
    );
    create index payout_checks_waiting on payout_checks (order_id) where approved_at is null;
    comment on table payout_checks is
      'Releases that wait, or have waited, for an administrator''s look; the reasons are for administrators alone.';

    create table card_digests (
      order_id integer primary key references orders on delete cascade,
      member_id integer not null references users on delete cascade,
      digest text not null,
      used_at timestamptz not null
    );
    create index card_digests_by_digest on card_digests (digest);
    create index card_digests_of_member on card_digests (member_id);
    create index card_digests_by_use on card_digests (used_at);
    comment on table card_digests is
      'With which card each order was paid, as a keyed digest, for 180 days: buyer and seller with one card are looked at.';

    create index orders_bought_lately on orders (buyer_id, created_at);
  `);
}
