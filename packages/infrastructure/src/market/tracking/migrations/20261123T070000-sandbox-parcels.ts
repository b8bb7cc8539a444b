import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sandbox_parcels (
      carrier text not null,
      number text not null check (char_length(number) between 1 and 40),
      state text not null check (state in ('announced', 'moving', 'failed', 'delivered')),
      at timestamptz not null,
      primary key (carrier, number)
    );
    comment on table sandbox_parcels is 'What the carriers of the sandbox say of parcels.';
    comment on column sandbox_parcels.at is 'When it was scanned.';
  `);
}
