import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table disputed_plans (
      provider text not null,
      payment_id text not null,
      member_id integer not null references users on delete cascade,
      subscription_id text not null,
      status text not null check (status in ('paused', 'resumed', 'ended')),
      primary key (provider, payment_id)
    );
    create index disputed_plans_member on disputed_plans (member_id);
    comment on table disputed_plans is
      'What disputes have made of the plans that were paid: not renewed for now, renewed again, or ended.';
  `);
}
