import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { PushNotifications } from '@nestmates/application/members/notifications/push-notifications.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { jobs } from '../../platform/jobs/ports.ts';
import { mailer } from '../../platform/mailer/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { onAccountErasure } from '../accounts/ports.ts';
import { notificationSettings } from '../notifications/ports.ts';
import * as comments from './migrations/20261123T023100-comments.ts';
import { hasSandboxMail, SandboxMailErasure } from './sandbox-mail-erasure.ts';

export const emailsFeature = feature({
  bind(bind) {
    service(bind, Emails, {
      jobs,
      settings: notificationSettings,
      rateLimiter,
      mailer,
      pushNotifications: PushNotifications,
      clock,
      publicUrl,
    });
    bind(SandboxMailErasure).toResolvedValue((inside) => new SandboxMailErasure(inside), [KnexTransaction]);
    onAccountErasure(bind, SandboxMailErasure, hasSandboxMail, (erasure, memberId) =>
      erasure.eraseMember(memberId),
    );
  },
  migrations: { '20261123T023100-comments': comments },
});
