import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table guarantees
      add waits_for_bank boolean not null default false,
      add looked_at timestamptz,
      add constraint guarantees_wait_while_asked check (not waits_for_bank or status = 'asked');
    drop index guarantees_asked;
    create index guarantees_unfinished on guarantees (looked_at nulls first, asked_at)
      where status = 'asked' and not waits_for_bank;
    create index guarantees_made on guarantees (looked_at nulls first, asked_at)
      where waits_for_bank or status = 'refunded';
    comment on column guarantees.waits_for_bank is
      'Whether all of it is made at the payment providers, and a bank has not taken it yet.';
    comment on column guarantees.looked_at is 'When a sweep has last taken it: the others come first.';
  `);
}
