import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table recalled_orders (
      order_id integer not null references orders on delete cascade,
      recall_id text not null references recalls on delete cascade,
      at timestamptz not null,
      primary key (order_id, recall_id)
    );
    create index on recalled_orders (recall_id);
    comment on table recalled_orders is
      'What was recalled after it was bought. A row means that the buyer was told of that recall.';
  `);
}
