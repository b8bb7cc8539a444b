import { randomBytes } from 'node:crypto';
import type { Knex } from '../../database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table encryption_keys (
      one boolean primary key default true check (one),
      key text not null
    );
    comment on table encryption_keys is
      'The key of what is encrypted in the database, unless the configuration names others.';
  `);
  await knex('encryption_keys').insert({ key: randomBytes(32).toString('base64url') });
}
