import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { FeedbackQueries, ResolvedFeedback } from './ports.ts';

/** Once for each feedback, however often its status goes back and forth. */
export const feedbackResolved = email({
  job: job('feedback.resolved', z.object({ feedbackId: z.uuid() })),
  facts: (queries: Pick<FeedbackQueries, 'resolved'>, { feedbackId }) => queries.resolved(feedbackId),
  perSubject: { max: 1, per: days(365) },
  setting: 'feedbackEmails',
  notification: { kind: 'feedback', topic: ({ feedbackId }) => `feedback-${feedbackId}`, listedOnly: true },
  words: ({ category }: ResolvedFeedback) => ({
    subject: 'Thank you for your feedback',
    paragraphs: [
      category === 'Bug'
        ? `You told us what went wrong. It is resolved: ${productName} is better for it.`
        : `You told us what you think. We have dealt with it: ${productName} is better for it.`,
      'Please go on telling us what is wrong or missing.',
    ],
    action: { label: `Open ${productName}`, path: '/dashboard' },
    closing: 'You get this e-mail because you gave feedback.',
  }),
});
