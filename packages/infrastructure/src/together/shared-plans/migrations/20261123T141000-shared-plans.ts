import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table shared_plans (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      swap_id integer references babysitting_swaps on delete cascade,
      playdate_id integer references playdates on delete cascade,
      seed text not null,
      token_digest text not null,
      created_at timestamptz not null,
      home_safe_at timestamptz,
      check ((swap_id is null) <> (playdate_id is null))
    );
    create unique index shared_plans_by_token on shared_plans (token_digest);
    create unique index shared_plans_of_swap on shared_plans (swap_id, member_id) where swap_id is not null;
    create unique index shared_plans_of_playdate on shared_plans (playdate_id, member_id)
      where playdate_id is not null;
    create index shared_plans_of_member on shared_plans (member_id);
    comment on table shared_plans is
      'Links by which members show a swap or playdate to somebody whom they trust.';
    comment on column shared_plans.seed is 'The token is a digest of it, with a key that can lie outside the database.';
  `);
}
