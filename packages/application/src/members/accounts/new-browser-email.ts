import { deviceName } from '@nestmates/domain/members/accounts/device-name.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { email } from '../emails/email.ts';
import { utcExplanation, utcTime } from '../emails/utc-time.ts';
import { ifNotYou } from './security-emails.ts';
import type { NewBrowserQueries } from './session-ports.ts';

/**
 * Sent after a login in a browser that is new to the account. Its facts are read from the known browser and not from
 * the session, which whoever has logged in can end before the e-mail is written.
 */
export const newBrowserEmail = email({
  job: job('accounts.new-browser', z.object({ browserId: id })),
  facts: (queries: NewBrowserQueries, { browserId }) => queries.firstLoginIn(browserId),
  /** Longer than the queue retries a job. */
  perSubject: { max: 1, per: days(7) },
  perMember: { max: 5, per: days(1) },
  setting: 'loginEmails',
  words: ({ userAgent, at }) => ({
    subject: `New login to your ${productName} account`,
    paragraphs: [
      'Somebody, hopefully you, has logged in to your account in a browser that was never used for it before.',
      `Browser: ${deviceName(userAgent)}`,
      `Time: ${utcTime(at)}. ${utcExplanation}`,
      ifNotYou,
    ],
    action: 'not-me',
    closing: 'If this was you, there is nothing to do.',
  }),
});
