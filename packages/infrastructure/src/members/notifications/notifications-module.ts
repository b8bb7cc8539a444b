import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { Notifications } from '@nestmates/application/members/notifications/notifications.ts';
import {
  deliverPush,
  PushNotifications,
} from '@nestmates/application/members/notifications/push-notifications.ts';
import { repository } from '../../platform/database/ports.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { DeviceRepository } from './device-repository.ts';
import { NotificationSettingsModel, PushDeviceModel, VapidKeysModel } from './notification-models.ts';
import { NotificationSettingsRepository } from './notification-settings-repository.ts';
import { devices, notificationSettings, pushServices } from './ports.ts';
import { allowedHosts } from './push-hosts.ts';
import { vapidKeys } from './vapid-keys.ts';
import { WebPushServices } from './web-push-services.ts';

const contactIn = (from: string) => `mailto:${/[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? from}`;

export const notificationsFeature = feature({
  bind(bind, config) {
    repository(bind, notificationSettings, NotificationSettingsRepository);
    repository(bind, devices, DeviceRepository);
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
  tables: [NotificationSettingsModel, PushDeviceModel, VapidKeysModel],
});
