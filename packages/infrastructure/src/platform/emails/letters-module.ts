import { PushNotifications } from '@nestmates/application/members/notifications/push-notifications.ts';
import { Letters } from '@nestmates/application/platform/emails/letters.ts';
import { notificationSettings } from '../../members/notifications/ports.ts';
import { jobs } from '../jobs/ports.ts';
import { mailer } from '../mailer/ports.ts';
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
