import type { Settings } from '@nestmates/application/notifications/contract.ts';
import type { NotificationSettings } from '@nestmates/application/notifications/ports.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** Without a stored setting, letters are on. */
const settingsOf = statement<Settings & { devices: number }>(
  'notification-settings',
  `select coalesce((select message_emails from notification_settings where member_id = $1), true) as "messageEmails",
     (select count(*)::integer from push_devices where member_id = $1) as devices`,
);

const save = statement<Record<string, never>>(
  'notification-settings-save',
  `insert into notification_settings (member_id, message_emails) values ($1, $2)
   on conflict (member_id) do update set message_emails = excluded.message_emails`,
);

export class SqlSettings implements NotificationSettings {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(memberId: MemberId): Promise<Settings & { devices: number }> {
    const [row] = await rows(this.#transaction, settingsOf, [memberId]);
    return row ?? { messageEmails: true, devices: 0 };
  }

  async save(memberId: MemberId, { messageEmails }: Settings): Promise<void> {
    await rows(this.#transaction, save, [memberId, messageEmails]);
  }
}
