import type { Device, Devices, PushAddress } from '@nestmates/application/notifications/ports.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** A browser belongs to one member at a time: the one who signed in last. */
const add = statement<Record<string, never>>(
  'push-device-add',
  `with surplus as (
     delete from push_devices where id in (
       select id from push_devices where member_id = $1 and endpoint <> $3
       order by id desc offset $7
     )
   )
   insert into push_devices (member_id, session_hash, endpoint, p256dh, auth, added_at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (endpoint) do update set member_id = excluded.member_id, session_hash = excluded.session_hash,
     p256dh = excluded.p256dh, auth = excluded.auth, added_at = excluded.added_at`,
);

const find = statement<{ id: number; endpoint: string; p256dh: string; auth: string }>(
  'push-device',
  `select d.id, d.endpoint, d.p256dh, d.auth from push_devices d
   join sessions s on s.token_hash = d.session_hash where d.id = $1`,
);

const devicesOf = statement<{ id: number }>(
  'push-devices-of',
  'select id from push_devices where member_id = $1 order by id',
);

export class SqlDevices implements Devices {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(
    { memberId, sessionDigest, at, max }: Parameters<Devices['add']>[0],
    { endpoint, keys }: PushAddress,
  ): Promise<void> {
    const values = [memberId, sessionDigest, endpoint, keys.p256dh, keys.auth, at, max - 1];
    await rows(this.#transaction, add, values);
  }

  async remove(memberId: MemberId, endpoint: string): Promise<void> {
    await this.#transaction.db('push_devices').where({ memberId, endpoint }).delete();
  }

  async removeById(id: number): Promise<void> {
    await this.#transaction.db('push_devices').where({ id }).delete();
  }

  async find(id: number): Promise<Device | undefined> {
    const [row] = await rows(this.#transaction, find, [id]);
    return (
      row && { id: row.id, address: { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } } }
    );
  }

  async devicesOf(memberId: MemberId): Promise<readonly number[]> {
    return (await rows(this.#transaction, devicesOf, [memberId])).map(({ id }) => id);
  }
}
