import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Letter, Recipient } from '../../src/members/emails/letter.ts';
import { Letters } from '../../src/members/emails/letters.ts';
import type { Notice } from '../../src/members/notifications/contract.ts';
import { jobHandler } from '../../src/platform/jobs/jobs.ts';
import type { Clock } from '../../src/platform/shared/ports.ts';
import { MemoryJobs } from './memory-jobs.ts';
import { MemoryMailer } from './memory-mailer.ts';
import { MemoryNotificationSettings } from './memory-notification-settings.ts';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';

/** The service of letters over ports in memory. */
export class MemoryLetters {
  readonly jobs = new MemoryJobs();
  readonly mailer = new MemoryMailer();
  readonly settings = new MemoryNotificationSettings();
  /** Push notifications, with whom they went to. */
  readonly pushed: (Notice & { readonly to: MemberId })[] = [];
  readonly letters: Letters;
  constructor(clock: Clock) {
    this.letters = new Letters({
      jobs: this.jobs,
      settings: this.settings,
      rateLimiter: new MemoryRateLimiter(clock),
      mailer: this.mailer,
      pushNotifications: { push: async (to, notice) => void this.pushed.push({ ...notice, to }) },
      clock,
      publicUrl: () => 'https://nestmates.example',
    });
  }

  /** What writes a letter when its job comes, as `deliverLetter` of the wiring. */
  handlerOf<Ids extends object, Source, Facts extends Recipient>(
    letter: Letter<Ids, Source, Facts>,
    source: Source,
  ) {
    return jobHandler(letter.job, (ids) => this.letters.deliver(letter, source, ids));
  }
}
