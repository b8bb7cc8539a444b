import { createECDH } from 'node:crypto';
import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notification_settings (
      member_id integer primary key references users on delete cascade,
      message_emails boolean not null
    );

    -- A browser that is signed out hears nothing: it goes with the session it was added in.
    create table push_devices (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      session_hash text not null references sessions on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      added_at timestamptz not null
    );
    create index push_devices_of_member on push_devices (member_id, id);
    create index push_devices_of_session on push_devices (session_hash);

    -- By these keys push services know the sender. Used where the configuration names none.
    create table vapid_keys (
      one boolean primary key default true check (one),
      public_key text not null,
      private_key text not null
    );
  `);
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  await knex('vapid_keys').insert({
    publicKey: pair.getPublicKey('base64url'),
    // Numbers with leading zeros are shorter, but the format requires 32 bytes.
    privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table vapid_keys, push_devices, notification_settings');
}
