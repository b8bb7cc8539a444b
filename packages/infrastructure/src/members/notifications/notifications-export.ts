import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const notificationsExport: FeatureExport = {
  sections: {
    notificationSettings: `
      select message_emails, feedback_emails, login_emails, playdate_emails, swap_emails
      from notification_settings where member_id = :memberId`,
    pushDevices: 'select added_at from push_devices where member_id = :memberId order by id',
  },
  left: {
    push_devices: { digest: 'session_hash', secret: 'endpoint p256dh auth' },
  },
};
