import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table babysitting_swaps
      -- Removed some days after the swap.
      alter column emergency_contact drop not null,
      add column requester_outcome text check (requester_outcome in ('yes', 'rearranged', 'no')),
      add column recipient_outcome text check (recipient_outcome in ('yes', 'rearranged', 'no')),
      add check (status = 'confirmed' or (requester_outcome is null and recipient_outcome is null));
    create index babysitting_swaps_contact on babysitting_swaps (date) where emergency_contact is not null;
    -- Stays when a connection ends, with which its swaps are deleted.
    alter table users add column swaps_done integer not null default 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users drop column swaps_done;
    drop index babysitting_swaps_contact;
    update babysitting_swaps set emergency_contact = 'Removed' where emergency_contact is null;
    alter table babysitting_swaps drop column requester_outcome, drop column recipient_outcome,
      alter column emergency_contact set not null;
  `);
}
