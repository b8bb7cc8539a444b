import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sandbox_checkouts add tax_cents integer not null default 0 check (tax_cents >= 0);
    alter table sandbox_plan_checkouts add tax_basis_points integer not null default 0;
    alter table sandbox_subscriptions add tax_basis_points integer not null default 0;
    comment on column sandbox_subscriptions.tax_basis_points is
      'Added to each payment, as it was when the subscription began.';
    alter table sandbox_movements drop constraint sandbox_movements_kind,
      add constraint sandbox_movements_kind check (kind in
        ('charge', 'fee', 'tax', 'taxBack', 'release', 'refund', 'reversal', 'dispute', 'disputeWon', 'disputeLost'));
  `);
}
