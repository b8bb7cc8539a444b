import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column replaced_verification_tokens text[] not null default '{}'
      check (cardinality(replaced_verification_tokens) <= 10);
    comment on column users.replaced_verification_tokens is
      'The digests of the tokens in earlier verification links, the latest ten, so that each can say that a newer one exists.';
    create index users_by_replaced_link on users using gin (replaced_verification_tokens)
      where replaced_verification_tokens <> '{}';
  `);
}
