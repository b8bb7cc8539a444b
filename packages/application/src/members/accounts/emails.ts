import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { email } from '../emails/email.ts';
import type { ResetLinks } from './reset-links.ts';
import type { VerificationLinkIssuer } from './verification-link-issuer.ts';

/**
 * Takes the e-mail address, since asking for it does not tell whether the address has an account. The request limits
 * how often it is sent.
 */
export const resetEmail = email({
  job: job('accounts.send-reset-link', z.object({ email: z.string() })),
  facts: (links: ResetLinks, { email }) => links.issue(email),
  words: ({ token }) => ({
    subject: `Reset your ${productName} password`,
    paragraphs: ['Someone, hopefully you, asked for a new password. The link works once, for one hour.'],
    action: { label: 'Choose a new password', path: `/reset-password?token=${token}` },
    closing: 'If this was not you, you can leave this e-mail alone. Your password stays as it is.',
  }),
});

/** Sent with a registration, and when the member asks for it again, which the request limits. */
export const verificationEmail = email({
  job: job('accounts.send-verification-link', z.object({ memberId: id })),
  facts: (links: VerificationLinkIssuer, { memberId }) => links.issue(memberId),
  words: ({ token }) => ({
    subject: `Verify your email for ${productName}`,
    paragraphs: [
      'Please confirm that this address is yours. The link works for 24 hours, or until we send you a newer one.',
    ],
    action: { label: 'Verify my email', path: `/verify-email?token=${token}` },
    closing: `If you did not register with ${productName}, you can leave this e-mail alone.`,
  }),
});

/** Takes the e-mail address, since there is no account any more. Nothing is sent to it afterwards. */
export const erasedEmail = email({
  job: job('accounts.confirm-erasure', z.object({ memberId: id, email: z.string() })),
  facts: async (_: unknown, { memberId, email }) => ({ memberId, to: email, firstName: null }),
  words: () => ({
    subject: `Your ${productName} account is deleted`,
    paragraphs: [
      'Your account is deleted, with your profile, children, photos, messages and calendar.',
      'Records of orders stay without your name, because the law and the other side need them. What else stays, and why, is in our privacy policy.',
    ],
    action: { label: 'Read the privacy policy', path: '/privacy' },
    closing: 'This is the last e-mail that we send to this address.',
  }),
});
