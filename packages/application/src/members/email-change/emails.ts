import { maskedEmail } from '@nestmates/domain/members/email-change/email-change.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { ifNotYou } from '../accounts/security-emails.ts';
import { email } from '../emails/email.ts';
import type { EmailChangeLinks } from './email-change-links.ts';

/** Goes to the new address. The request limits how often it is sent. */
export const confirmEmailEmail = email({
  job: job('email-change.confirm', z.object({ changeId: id })),
  facts: (links: EmailChangeLinks, { changeId }) => links.toConfirm(changeId),
  words: ({ token }) => ({
    subject: `Confirm your new email for ${productName}`,
    paragraphs: [
      'Somebody, hopefully you, wants to use this address for their account. Please confirm that it is yours. The link works for 24 hours.',
    ],
    action: { label: 'Use this email', path: `/confirm-email?token=${token}` },
    closing: 'If this was not you, you can leave this e-mail alone. Nothing changes.',
  }),
});

/** Goes to the address that the account has, as long as the other one is not confirmed. */
export const emailChangeAskedEmail = email({
  job: job('email-change.asked', z.object({ changeId: id })),
  facts: (links: EmailChangeLinks, { changeId }) => links.asked(changeId),
  words: ({ newEmail }) => ({
    subject: `Another email was asked for at your ${productName} account`,
    paragraphs: [
      `Somebody, hopefully you, wants to log in with another email: ${maskedEmail(newEmail)}. Your account keeps this one until the link that we sent there is opened.`,
      ifNotYou,
    ],
    action: 'not-me',
    closing: 'If this was you, there is nothing to do here.',
  }),
});

/** Goes to the old address. */
export const emailChangedEmail = email({
  job: job('email-change.changed', z.object({ changeId: id })),
  facts: (links: EmailChangeLinks, { changeId }) => links.toTakeBack(changeId),
  words: ({ token, newEmail }) => ({
    subject: `Your ${productName} email was changed`,
    paragraphs: [
      `Your account has another email now: ${maskedEmail(newEmail)}. From now on you log in with it, and our e-mails go there.`,
      'If this was not you, take it back. The link works for 7 days. It logs out every device, and you choose a new password.',
    ],
    action: { label: 'Take it back', path: `/take-back-email?token=${token}` },
    closing: 'If this was you, there is nothing to do.',
  }),
});
