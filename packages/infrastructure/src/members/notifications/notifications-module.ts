import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { NotificationList } from '@nestmates/application/members/notifications/notification-list.ts';
import { Notifications } from '@nestmates/application/members/notifications/notifications.ts';
import {
  deliverPush,
  PushNotifications,
} from '@nestmates/application/members/notifications/push-notifications.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { DeviceRepository } from './device-repository.ts';
import * as notificationsMigration from './migrations/20261123T165200-notifications.ts';
import { NotificationRepository } from './notification-repository.ts';
import { NotificationSettingsRepository } from './notification-settings-repository.ts';
import { notificationsExport } from './notifications-export.ts';
import { devices, notificationSettings, notificationStore, pushServices } from './ports.ts';
import { allowedHosts } from './push-hosts.ts';
import { vapidKeys } from './vapid-keys.ts';
import { WebPushServices } from './web-push-services.ts';

const contactIn = (from: string) => `mailto:${/[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? from}`;

export const notificationsFeature = feature({
  bind(bind, config) {
    repository(bind, notificationSettings, NotificationSettingsRepository);
    repository(bind, devices, DeviceRepository);
    repository(bind, notificationStore, NotificationRepository);
    service(bind, NotificationList, { store: notificationStore, events, transaction, clock });
    const deleteOld = { name: 'notifications.delete-old', schedule: '57 3 * * *' };
    cronJob(bind, deleteOld, NotificationList, (list) => list.deleteOld());
    bind(pushServices).toResolvedValue(
      (transaction) =>
        new WebPushServices({
          keys: vapidKeys(config, transaction),
          isAllowed: allowedHosts(config.PUSH_HOSTS),
          contact: contactIn(config.MAIL_FROM),
        }),
      [KnexTransaction],
    );

    service(bind, Notifications, {
      settings: notificationSettings,
      services: pushServices,
      ownPassword: OwnPassword,
    });
    service(bind, PushNotifications, { devices, services: pushServices, jobs, clock });
    jobHandler(bind, deliverPush, PushNotifications, (notifications, payload) =>
      notifications.deliver(payload),
    );
  },
  migrations: { '20261123T165200-notifications': notificationsMigration },
  exported: notificationsExport,
  erasure: {
    notifications: { deleted: 'id member_id kind topic other_id sentence path at read' },
    notification_settings: {
      deleted: 'member_id message_emails feedback_emails login_emails playdate_emails swap_emails',
    },
    push_devices: { deleted: 'id member_id session_hash endpoint p256dh auth added_at' },
    vapid_keys: { impersonal: 'one public_key private_key' },
  },
});
