import type {
  Settings,
  SettingsChange,
} from '@nestmates/application/members/notification-settings/contract.ts';
import type { NotificationSettings } from '@nestmates/application/members/notification-settings/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { NotificationSettingsModel } from './notification-models.ts';

const allOn: Settings = {
  messageEmails: true,
  loginEmails: true,
  swapEmails: true,
  playdateEmails: true,
  feedbackEmails: true,
};

/** E-mails are on without a stored setting. */
const settingsOf = `
  select
    coalesce(bool_and(message_emails), true) as message_emails,
    coalesce(bool_and(login_emails), true) as login_emails,
    coalesce(bool_and(swap_emails), true) as swap_emails,
    coalesce(bool_and(playdate_emails), true) as playdate_emails,
    coalesce(bool_and(feedback_emails), true) as feedback_emails,
    (select count(*)::integer from push_devices where member_id = :memberId) as devices
  from notification_settings where member_id = :memberId`;

export class NotificationSettingsRepository implements NotificationSettings {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(memberId: MemberId): Promise<Settings & { devices: number }> {
    type Row = Settings & { devices: number };
    const [row] = await sql<Row>(this.#transaction, settingsOf, { memberId });
    return row ?? { ...allOn, devices: 0 };
  }

  async save(memberId: MemberId, settings: SettingsChange): Promise<void> {
    await NotificationSettingsModel.query(this.#transaction.db)
      .insert({ memberId, ...settings })
      .onConflict('memberId')
      .merge();
  }
}
