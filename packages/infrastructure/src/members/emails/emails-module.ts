import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { NotMeLinks } from '@nestmates/application/members/not-me/not-me-links.ts';
import { NotificationList } from '@nestmates/application/members/notification-list/notification-list.ts';
import { PushNotifications } from '@nestmates/application/members/notifications/push-notifications.ts';
import { jobs } from '../../platform/jobs/ports.ts';
import { mailer } from '../../platform/mailer/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { notificationSettings } from '../notifications/ports.ts';
import * as comments from './migrations/20261123T023100-comments.ts';
import { emailFaces } from './ports.ts';

export const emailsFeature = feature({
  bind(bind) {
    service(bind, Emails, {
      jobs,
      settings: notificationSettings,
      rateLimiter,
      mailer,
      faces: emailFaces,
      notMeLinks: NotMeLinks,
      notificationList: NotificationList,
      pushNotifications: PushNotifications,
      clock,
      publicUrl,
    });
  },
  migrations: { '20261123T023100-comments': comments },
});
