import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-22-table-comments';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table paid_subscriptions (
      provider_id text primary key,
      user_id integer not null references users on delete cascade,
      plan text not null check (plan in ('pro', 'premium')),
      status text not null check (status in ('incomplete', 'active', 'ending', 'past_due', 'unpaid', 'canceled')),
      period_end timestamptz not null,
      past_due_since timestamptz,
      read_at timestamptz not null,
      constraint paid_subscriptions_past_due check ((status = 'past_due') = (past_due_since is not null))
    );
    create index paid_subscriptions_user on paid_subscriptions (user_id);
    comment on table paid_subscriptions is
      'Each subscription that a member has or had at the payment provider, as it last said.';

    create table plan_checkouts (
      user_id integer primary key references users on delete cascade,
      attempt integer not null,
      plan text not null check (plan in ('pro', 'premium')),
      opened_at timestamptz not null,
      checkout_id text,
      url text,
      constraint plan_checkouts_opened check ((checkout_id is null) = (url is null))
    );
    comment on table plan_checkouts is 'The newest page on which a member pays for a plan; she has one at most.';

    alter table subscriptions drop column provider_subscription_id, drop column period_ends_at;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscriptions add column provider_subscription_id text unique, add column period_ends_at timestamptz;
    drop table plan_checkouts, paid_subscriptions;
  `);
}
