import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table paid_subscriptions
      add renewal_stopped boolean not null default false,
      add renewal_stopped_at timestamptz;
    comment on column paid_subscriptions.renewal_stopped is
      'It renewed until its member was suspended or banned, and renews again when that ends.';
    comment on column paid_subscriptions.renewal_stopped_at is
      'When the provider has confirmed that. Whoever renews it after that has changed it themselves.';
  `);
}
