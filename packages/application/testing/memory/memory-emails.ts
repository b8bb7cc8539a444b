import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Email, Recipient } from '../../src/members/emails/email.ts';
import { Emails } from '../../src/members/emails/emails.ts';
import type { NotMeLinkIssuer } from '../../src/members/emails/ports.ts';
import type { PushContent } from '../../src/members/notification-settings/contract.ts';
import type { Notification } from '../../src/members/notifications/ports.ts';
import { jobHandler } from '../../src/platform/jobs/jobs.ts';
import type { Clock } from '../../src/platform/shared/ports.ts';
import { stub } from '../stub.ts';
import { MemoryJobs } from './memory-jobs.ts';
import { MemoryMailer } from './memory-mailer.ts';
import { MemoryNotificationSettings } from './memory-notification-settings.ts';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';

/** The service of e-mails over ports in memory. */
export class MemoryEmails {
  readonly jobs = new MemoryJobs();
  readonly mailer = new MemoryMailer();
  readonly settings = new MemoryNotificationSettings();
  /** Push notifications, with whom they went to. */
  readonly pushed: (PushContent & { readonly to: MemberId })[] = [];
  readonly told: Notification[] = [];
  readonly emails: Emails;
  readonly notificationList = {
    tell: async (notification: Notification) => void this.told.push(notification),
  };
  constructor(clock: Clock, notMeLinks: NotMeLinkIssuer = { issue: async () => 'not-me-token' }) {
    this.emails = new Emails({
      emailFaces: { of: async () => undefined },
      notMeLinks: stub(notMeLinks),
      jobs: this.jobs,
      notificationSettings: this.settings,
      rateLimiter: new MemoryRateLimiter(clock),
      mailer: this.mailer,
      notificationList: stub(this.notificationList),
      pushNotifications: stub({ push: async (to, content) => void this.pushed.push({ ...content, to }) }),
      clock,
      publicUrl: () => 'https://nestmates.example',
    });
  }

  pushedTo(memberId: MemberId): readonly PushContent[] {
    return this.pushed.filter(({ to }) => to === memberId).map(({ to: _, ...content }) => content);
  }

  /** What writes an e-mail when its job comes, as `deliverEmail` of the wiring. */
  handlerOf<Ids extends object, Source, Facts extends Recipient>(
    email: Email<Ids, Source, Facts>,
    source: Source,
  ) {
    return jobHandler(email.job, (ids) => this.emails.deliver(email, source, ids));
  }
}
