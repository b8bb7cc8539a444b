import type {
  Device,
  Devices,
  PushAddress,
} from '@nestmates/application/members/notification-settings/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PushDeviceModel } from './notification-models.ts';

/** A browser belongs to one member at a time: the one who signed in last. */
const add = `
  with surplus as (
    delete from push_devices where id in (
      select id from push_devices where member_id = :memberId and endpoint <> :endpoint
      order by id desc offset :others
    )
  )
  insert into push_devices (member_id, session_hash, endpoint, p256dh, auth, added_at)
  values (:memberId, :sessionDigest, :endpoint, :p256dh, :auth, :at)
  on conflict (endpoint) do update set member_id = excluded.member_id, session_hash = excluded.session_hash,
    p256dh = excluded.p256dh, auth = excluded.auth, added_at = excluded.added_at`;

export class DeviceRepository implements Devices {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(
    { max, ...owner }: Parameters<Devices['add']>[0],
    { endpoint, keys }: PushAddress,
  ): Promise<void> {
    await sql(this.#transaction, add, { ...owner, endpoint, ...keys, others: max - 1 });
  }

  async remove(memberId: MemberId, endpoint: string): Promise<void> {
    await PushDeviceModel.query(this.#transaction.db).delete().where({ memberId, endpoint });
  }

  async removeById(id: number): Promise<void> {
    await PushDeviceModel.query(this.#transaction.db).deleteById(id);
  }

  async find(id: number): Promise<Device | undefined> {
    const device = await PushDeviceModel.query(this.#transaction.db).findById(id);
    if (!device) return undefined;
    const { endpoint, p256dh, auth } = device;
    return { id, address: { endpoint, keys: { p256dh, auth } } };
  }

  async devicesOf(memberId: MemberId): Promise<readonly number[]> {
    const devices = await PushDeviceModel.query(this.#transaction.db)
      .where({ memberId })
      .orderBy('id')
      .select('id');
    return devices.map(({ id }) => id);
  }
}
