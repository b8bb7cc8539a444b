import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add answered_at timestamptz, add escalated_at timestamptz;
    update orders o set answered_at = (
      select min(e.at) from order_events e
      where e.order_id = o.id and e.action = 'answerProblem' and e.by = 'seller' and e.at >= o.problem_at
    ) where o.status = 'problem';
    create index orders_undecided on orders (problem_at) where status = 'problem' and escalated_at is null;
    comment on column orders.answered_at is 'When the seller has answered a problem first.';
    comment on column orders.escalated_at is
      'Since when administrators have to decide a problem, as the two did not agree in time.';
  `);
}
