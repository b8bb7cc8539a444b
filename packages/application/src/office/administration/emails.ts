import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Recipients } from './ports.ts';

/** By the time, two resets of one member are two e-mails. */
const ids = z.object({ memberId: id, at: instant });

const facts = (recipients: Recipients, { memberId }: z.output<typeof ids>) => recipients.find(memberId);

export const administrationEmails = {
  profileReset: email({
    job: job('administration.profile-reset', ids),
    facts,
    words: () => ({
      subject: `Your ${productName} profile was reset`,
      paragraphs: [
        'An administrator has cleared your profile, your children and your onboarding answers.',
        'Your account, your connections and your messages are still there. Log in to fill in your profile again.',
      ],
      action: { label: 'Log in', path: '/auth' },
      closing: 'If you did not ask for this, please write to us by Feedback once you are logged in.',
    }),
  }),
  passwordReset: email({
    job: job('administration.password-reset', ids),
    facts,
    words: () => ({
      subject: `Your ${productName} password was changed`,
      paragraphs: [
        'An administrator has set a new password for your account, and you are logged out everywhere.',
        'If you do not know the new password, choose one of your own by “Forgot your password?”.',
      ],
      action: { label: 'Choose a new password', path: '/auth' },
      closing: 'If you did not ask for this, please choose a new password now.',
    }),
  }),
};
