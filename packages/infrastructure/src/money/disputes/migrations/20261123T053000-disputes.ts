import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table disputes (
      id integer generated always as identity primary key,
      provider text not null,
      provider_id text not null,
      payment_id text not null,
      order_id integer references orders on delete cascade,
      member_id integer references users on delete set null,
      kind text not null check (kind in ('dispute', 'inquiry', 'warning')),
      status text not null
        check (status in ('needs_evidence', 'sending', 'under_review', 'won', 'lost', 'closed')),
      cents integer not null check (cents >= 0),
      fee_cents integer not null,
      reason text not null,
      opened_at timestamptz not null,
      evidence_due_by timestamptz,
      evidence_sent_at timestamptz,
      closed_at timestamptz,
      evidence jsonb,
      evidence_key text,
      refusal text,
      unique (provider, provider_id)
    );
    create index disputes_newest on disputes (opened_at, id);
    create index disputes_open on disputes (opened_at, id)
      where status in ('needs_evidence', 'sending', 'under_review');
    create index disputes_of_order on disputes (order_id) where order_id is not null;
    create index disputes_of_member on disputes (member_id) where member_id is not null;
    comment on table disputes is
      'What banks and card networks have asked about payments: each is a task of the administrators until it is over.';
    comment on column disputes.provider_id is 'Of the dispute or warning at the payment provider.';
    comment on column disputes.member_id is 'Who has paid, where it was for a plan.';
    comment on column disputes.cents is 'What the bank has taken; nothing by an inquiry or a warning.';
    comment on column disputes.evidence is 'What an administrator has sent, as the bank reads it.';
    comment on column disputes.evidence_key is 'Under which it is sent, so that it is sent once.';
    comment on column disputes.refusal is 'Why the payment provider has not taken the evidence.';

    alter table sandbox_disputes add reason text not null default 'product_not_received', add evidence jsonb,
      add evidence_at timestamptz;
    create table sandbox_warnings (
      id text primary key,
      payment_id text not null,
      opened_at timestamptz not null
    );
    create index sandbox_warnings_payment on sandbox_warnings (payment_id, opened_at);
    comment on table sandbox_warnings is 'Payments at the sandbox that the network of the card calls fraud.';

    alter table transactions drop constraint transactions_kind,
      add constraint transactions_kind check (kind in ('charge', 'fee', 'release', 'refund', 'reversal', 'dispute',
        'disputeWon', 'disputeLost', 'providerFee', 'debt', 'netting', 'writeOff', 'planPayment', 'planRefund',
        'planDispute', 'planDisputeWon', 'planDisputeLost', 'payout'));
  `);
}
