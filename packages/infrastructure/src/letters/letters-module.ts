import { Letters } from '@nestmates/application/letters/letters.ts';
import { PushNotifications } from '@nestmates/application/notifications/push-notifications.ts';
import { jobs } from '../jobs/ports.ts';
import { mailer } from '../mail/ports.ts';
import { notificationSettings } from '../notifications/ports.ts';
import { rateLimiter } from '../rate-limits/ports.ts';
import { clock, publicUrl } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';

export const lettersFeature = feature({
  bind(bind) {
    service(bind, Letters, {
      jobs,
      settings: notificationSettings,
      rateLimiter,
      mailer,
      pushNotifications: PushNotifications,
      clock,
      publicUrl,
    });
  },
});
