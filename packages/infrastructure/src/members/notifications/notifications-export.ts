import type { FeatureExport } from '../../platform/wiring/export-table.ts';
import { shownNotification } from './notification-repository.ts';

export const notificationsExport: FeatureExport = {
  sections: {
    notificationSettings: `
      select message_emails, feedback_emails, login_emails, playdate_emails, swap_emails
      from notification_settings where member_id = :memberId`,
    notifications: `
      select n.kind, n.sentence, n.at, n.read from notifications n
      where n.member_id = :memberId and ${shownNotification(':memberId')} order by n.id`,
    pushDevices: 'select added_at from push_devices where member_id = :memberId order by id',
  },
  left: {
    notifications: { key: 'topic path' },
    push_devices: { digest: 'session_hash', secret: 'endpoint p256dh auth' },
  },
};
