import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import type { PayoutHoldStore } from '../../money/payouts/ports.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Recipients } from '../admin/ports.ts';

/** Ids with the time, so that two holds of one member are two e-mails. */
const ids = z.object({ memberId: id, at: instant });
const liftedIds = z.extend(ids, { isLookedAt: z.optional(z.boolean()) });

export interface PayoutEmailFacts {
  readonly recipients: Pick<Recipients, 'find'>;
  readonly holds: Pick<PayoutHoldStore, 'of'>;
}

const closing = 'If you have a question, please write to us by Feedback.';

export const payoutEmails = {
  held: email({
    job: job('payouts.held', ids),
    /** Nothing to tell once it is lifted. */
    async facts({ recipients, holds }: PayoutEmailFacts, { memberId, at }) {
      const [recipient, hold] = [await recipients.find(memberId), await holds.of(memberId)];
      if (!recipient || hold?.heldAt.toISOString() !== at) return undefined;
      return { ...recipient, reason: hold.reason };
    },
    notification: { kind: 'money', topic: () => 'payouts', listedOnly: true },
    words: ({ reason }) => ({
      subject: `Your ${productName} payouts are held for now`,
      paragraphs: [
        'We do not send you the money of your sales for the time being. It stays held for you, and nothing of it is lost.',
        `Why: ${reason}`,
      ],
      action: { label: 'See your payments', path: '/account/payments' },
      closing,
    }),
  }),
  lifted: email({
    job: job('payouts.lifted', liftedIds),
    async facts({ recipients, holds }: PayoutEmailFacts, { memberId, isLookedAt = false }) {
      const recipient = (await holds.of(memberId)) ? undefined : await recipients.find(memberId);
      return recipient && { ...recipient, isLookedAt };
    },
    notification: { kind: 'money', topic: () => 'payouts', listedOnly: true },
    words: ({ isLookedAt }) => ({
      subject: `Your ${productName} payouts go on`,
      paragraphs: [
        isLookedAt
          ? 'We send you the money of your sales again. What has waited is on its way to you once we have checked it.'
          : 'We send you the money of your sales again. What has waited is on its way to you.',
      ],
      action: { label: 'See your payments', path: '/account/payments' },
      closing,
    }),
  }),
};

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly payoutEmailFacts: PayoutEmailFacts;
  }
}
