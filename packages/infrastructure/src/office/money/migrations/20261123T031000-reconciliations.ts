import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table transactions alter order_id drop not null, add provider text,
      add constraint transactions_of_order_or_provider check ((order_id is null) = (provider is not null));
    comment on column transactions.provider is
      'Of what belongs to no order, such as a payout or the payment of a plan: at which payment provider.';
    create index transactions_by_object on transactions (provider_id);

    create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.balance_transaction is null and
        to_jsonb(new) - 'balance_transaction' = to_jsonb(old) - 'balance_transaction' then
        return new;
      end if;
      raise exception 'Rows of the ledger are only added';
    end $$;

    create table reconciliations (
      id integer generated always as identity primary key,
      provider text not null,
      "from" timestamptz not null,
      "to" timestamptz not null,
      ran_at timestamptz not null,
      lines integer not null,
      entered integer not null,
      ours_cents bigint not null,
      theirs_cents bigint not null,
      under_way_cents bigint not null,
      differences jsonb not null
    );
    create index reconciliations_newest on reconciliations (ran_at desc);
    comment on table reconciliations is 'How our books compared with the statements of the payment providers.';
  `);
}
