import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-22-orders';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table reviews add seller_id integer references users on delete set null;
    update reviews r set seller_id = o.seller_id from orders o where o.id = r.order_id;
    create index reviews_of_seller on reviews (seller_id, written_at, order_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table reviews drop seller_id');
}
