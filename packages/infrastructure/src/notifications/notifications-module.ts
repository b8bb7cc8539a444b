import { jobHandler } from '@nestmates/application/jobs/jobs.ts';
import { Notifications } from '@nestmates/application/notifications/notifications.ts';
import { deliverPush, PushNotifications } from '@nestmates/application/notifications/push-notifications.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { DeviceRepository } from './device-repository.ts';
import { NotificationSettingsRepository } from './notification-settings-repository.ts';
import { allowedHosts } from './push-hosts.ts';
import { vapidKeys } from './vapid-keys.ts';
import { WebPushServices } from './web-push-services.ts';

const contactIn = (from: string) => `mailto:${/[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? from}`;

export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(ports.notificationSettings).toResolvedValue(
    (transaction) => new NotificationSettingsRepository(transaction),
    [KnexTransaction],
  );
  bind(ports.devices).toResolvedValue((transaction) => new DeviceRepository(transaction), [KnexTransaction]);
  bind(ports.pushServices).toResolvedValue(
    (config, transaction) =>
      new WebPushServices({
        keys: vapidKeys(config, transaction),
        isAllowed: allowedHosts(config.PUSH_HOSTS),
        contact: contactIn(config.MAIL_FROM),
      }),
    [ports.config, KnexTransaction],
  );

  bind(Notifications).toResolvedValue(
    (settings, services) => new Notifications({ settings, services }),
    [ports.notificationSettings, ports.pushServices],
  );
  bind(PushNotifications).toResolvedValue(
    (devices, services, jobs, clock) => new PushNotifications({ devices, services, jobs, clock }),
    [ports.devices, ports.pushServices, ports.jobs, ports.clock],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (pushNotifications) => jobHandler(deliverPush, (payload) => pushNotifications.deliver(payload)),
    [PushNotifications],
  );
});
