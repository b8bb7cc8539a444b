import type { Knex } from '../../../platform/database/knex.ts';

const kinds = [
  'charge',
  'fee',
  'release',
  'refund',
  'reversal',
  'dispute',
  'disputeWon',
  'disputeLost',
  'providerFee',
  'debt',
  'netting',
  'writeOff',
  'planPayment',
  'planRefund',
  'payout',
];

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add reference uuid not null default gen_random_uuid(),
      add frozen boolean not null default false,
      add stopped_status text check (stopped_status in ('pending_shipment', 'shipped', 'completed')),
      add paused_for bigint not null default 0 check (paused_for >= 0),
      add undone_by_seller boolean not null default false,
      add looked_at timestamptz not null default '-infinity',
      add constraint orders_reference unique (reference);
    create index orders_to_look_at on orders (looked_at) where paid_at is not null;
    comment on column orders.reference is
      'How the order is called at the payment provider: no other database has the same, not even a copy of this one before it.';
    comment on column orders.stopped_status is 'Where the order goes on after a dispute or a freeze.';
    comment on column orders.paused_for is 'How long the countdown of its stage has stood still, in milliseconds.';
    comment on column orders.frozen is 'Its payment was changed at the provider without us; an administrator decides.';
    comment on column orders.undone_by_seller is 'Who pays then what the provider has kept of the payment.';
    comment on column orders.looked_at is 'When the payment provider was asked last how the payment is.';

    alter table transactions drop constraint transactions_kind_check,
      add constraint transactions_kind check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})),
      add balance_transaction text;
    comment on column transactions.provider_id is
      'Of the payment, transfer, refund, reversal, dispute or payout at the payment provider; one of ours where none is concerned.';
    comment on column transactions.balance_transaction is 'The line in the provider''s statement, once it is known.';
    alter table money_steps add release_id text;
    comment on column money_steps.release_id is 'Of a reversal: what it takes back.';
  `);
}
