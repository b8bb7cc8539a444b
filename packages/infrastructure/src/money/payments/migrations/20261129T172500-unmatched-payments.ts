import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table unmatched_payments (
      provider text not null,
      object_id text not null,
      kind text not null,
      found_at timestamptz not null,
      order_id integer,
      reference text,
      cents integer,
      currency text,
      refusal text,
      settled_at timestamptz,
      primary key (provider, object_id)
    );
    create index unmatched_payments_open on unmatched_payments (found_at) where settled_at is null;
    comment on table unmatched_payments is
      'What was paid at the payment provider and fits nothing of ours: a task of administrators until it is settled.';
    comment on column unmatched_payments.object_id is 'The payment or the subscription at the provider.';
  `);
}
