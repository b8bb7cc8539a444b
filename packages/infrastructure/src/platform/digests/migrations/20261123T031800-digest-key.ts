import { randomBytes } from 'node:crypto';
import type { Knex } from '../../database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table digest_keys (
      one boolean primary key default true check (one),
      key text not null
    );
    comment on table digest_keys is
      'The key of digests of e-mails, browsers and addresses, unless the configuration names another.';
  `);
  await knex('digest_keys').insert({ key: randomBytes(32).toString('base64url') });
}
