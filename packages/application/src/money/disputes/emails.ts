import type { DisputedPlanStatus } from '@nestmates/domain/money/disputes/disputed-plan.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { DisputeEmailQueries } from './ports.ts';

const toSubscriber = (
  name: string,
  words: () => { subject: string; paragraphs: string[]; closing: string },
) =>
  email({
    job: job(`disputes.${name}`, z.object({ memberId: id })),
    facts: (queries: DisputeEmailQueries, { memberId }) => queries.recipient(memberId),
    words: () => ({ ...words(), action: { label: 'See your plan', path: '/account/plan' } }),
  });

/** What a member is told of the plan that their bank was asked about. */
export const disputeEmails = {
  planPaused: toSubscriber('plan-paused', () => ({
    subject: 'Your bank looks into a payment for your plan',
    paragraphs: [
      'Your bank has taken back a payment for your plan while it looks into it. Your plan stays open until the end of the period, and is not renewed before the bank has decided.',
    ],
    closing: 'If you did not ask your bank, please tell it so: then everything goes on as it was.',
  })),
  planResumed: toSubscriber('plan-resumed', () => ({
    subject: 'Your plan goes on',
    paragraphs: [
      'Your bank has left the payment for your plan as it was. Your plan is renewed again, and nothing else has changed.',
    ],
    closing: 'You can cancel it in your account settings at any time.',
  })),
  planEnded: toSubscriber('plan-ended', () => ({
    subject: 'Your plan has ended',
    paragraphs: [
      'Your bank has given you back what you paid for your plan, so the plan has ended. You owe us nothing.',
      'Your account, your profile and your connections stay as they are.',
    ],
    closing: 'You can choose a plan again whenever you like.',
  })),
} as const;

export const emailAbout = {
  paused: disputeEmails.planPaused,
  resumed: disputeEmails.planResumed,
  ended: disputeEmails.planEnded,
} as const satisfies Record<DisputedPlanStatus, unknown>;
