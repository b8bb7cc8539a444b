import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { PushNotifications } from '@nestmates/application/members/notifications/push-notifications.ts';
import { jobs } from '../../platform/jobs/ports.ts';
import { mailer } from '../../platform/mailer/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { notificationSettings } from '../notifications/ports.ts';

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
