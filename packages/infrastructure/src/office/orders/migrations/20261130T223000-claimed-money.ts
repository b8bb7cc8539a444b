import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table decision_proposals drop constraint decision_proposals_decision_check,
      add constraint decision_proposals_decision_check check (decision in
        ('refund', 'refund-in-part', 'confirm-return', 'release', 'resume', 'payout', 'unclaimed', 'pay-unclaimed',
        'hand-over'))
  `);
}
