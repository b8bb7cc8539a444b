import { Notifications } from '@nestmates/application/members/notification-settings/notifications.ts';
import {
  deliverPush,
  PushNotifications,
} from '@nestmates/application/members/notification-settings/push-notifications.ts';
import { repository } from '../../platform/database/bindings.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onAccountRegained } from '../accounts/bindings.ts';
import { DeviceRepository } from './device-repository.ts';
import { NotificationSettingsModel, PushDeviceModel, VapidKeysModel } from './notification-models.ts';
import { NotificationSettingsRepository } from './notification-settings-repository.ts';
import { allowedHosts } from './push-hosts.ts';
import { vapidKeys } from './vapid-keys.ts';
import { WebPushServices } from './web-push-services.ts';

const contactIn = (from: string) => `mailto:${/[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? from}`;

export const notificationsFeature = feature({
  bind(bind, config) {
    repository(bind, 'notificationSettings', NotificationSettingsRepository);
    // Whoever was in the account may have switched off that new browsers are told of.
    onAccountRegained(bind, port('notificationSettings'), (settings, memberId) =>
      settings.save(memberId, { loginEmails: true }),
    );
    repository(bind, 'devices', DeviceRepository);
    bind(port('pushServices')).toResolvedValue(
      (transaction) =>
        new WebPushServices({
          keys: vapidKeys(config, transaction),
          isAllowed: allowedHosts(config.PUSH_HOSTS),
          contact: contactIn(config.MAIL_FROM),
        }),
      [KnexTransaction],
    );

    service(bind, Notifications);
    service(bind, PushNotifications, 'pushNotifications');
    jobHandler(bind, deliverPush, PushNotifications, (notifications, payload) =>
      notifications.deliver(payload),
    );
  },
  tables: [NotificationSettingsModel, PushDeviceModel, VapidKeysModel],
});
