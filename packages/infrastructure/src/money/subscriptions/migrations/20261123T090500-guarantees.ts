import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table guarantees (
      id integer generated always as identity primary key,
      email_digest text not null unique,
      member_id integer unique references users on delete set null,
      key uuid not null,
      status text not null check (status in ('asked', 'refunded', 'refused')),
      asked_at timestamptz not null,
      closed_at timestamptz,
      refusal text,
      check ((status = 'asked') = (closed_at is null))
    );
    create index guarantees_newest on guarantees (asked_at, id);
    create index guarantees_asked on guarantees (asked_at) where status = 'asked';
    comment on table guarantees is
      'Who has asked for the money of their first payment of a plan, once for each e-mail.';
    comment on column guarantees.email_digest is
      'By the key of this installation; it is kept when the account is deleted.';
    comment on column guarantees.key is 'With which the keys of its refunds begin.';
    comment on column guarantees.refusal is 'Why the payment provider has not paid it back.';

    create table guarantee_refunds (
      guarantee_id integer not null references guarantees on delete cascade,
      provider text not null,
      subscription_id text not null,
      payment_id text not null,
      cents integer not null check (cents > 0),
      refund_id text,
      primary key (provider, payment_id)
    );
    create index guarantee_refunds_guarantee on guarantee_refunds (guarantee_id);
    comment on table guarantee_refunds is 'The payments of plans that go back by the guarantee.';
    comment on column guarantee_refunds.refund_id is
      'At the payment provider; null before it is made, or where it was made in its dashboard.';

    create table former_customers (
      provider text not null,
      customer_id text not null,
      primary key (provider, customer_id)
    );
    comment on table former_customers is
      'Customers at the payment provider who have paid for plans and are of no member now: so that its statement can still be read.';
  `);
}
