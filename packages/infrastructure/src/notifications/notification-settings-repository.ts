import type { Settings } from '@nestmates/application/notifications/contract.ts';
import type { NotificationSettings } from '@nestmates/application/notifications/ports.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { NotificationSettingsModel } from './notification-models.ts';

/** Without a stored setting, letters are on. */
const settingsOf = `
  select
    coalesce((select message_emails from notification_settings where member_id = :memberId), true)
      as message_emails,
    (select count(*)::integer from push_devices where member_id = :memberId) as devices`;

export class NotificationSettingsRepository implements NotificationSettings {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(memberId: MemberId): Promise<Settings & { devices: number }> {
    type Row = Settings & { devices: number };
    const [row] = await sql<Row>(this.#transaction, settingsOf, { memberId });
    return row ?? { messageEmails: true, devices: 0 };
  }

  async save(memberId: MemberId, { messageEmails }: Settings): Promise<void> {
    await NotificationSettingsModel.query(this.#transaction.db)
      .insert({ memberId, messageEmails })
      .onConflict('memberId')
      .merge();
  }
}
