import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table feedback (
      id uuid primary key default gen_random_uuid(),
      user_id integer not null references users on delete cascade,
      category text not null check (category in ('Bug', 'Suggestion', 'Other')),
      message text not null check (length(message) between 1 and 1000),
      status text not null default 'new' check (status in ('new', 'in_review', 'resolved')),
      created_at timestamptz not null
    );
    create index feedback_of_user on feedback (user_id);
    create index feedback_by_time on feedback (created_at desc, id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table feedback');
}
