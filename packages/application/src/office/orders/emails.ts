import { moneyDecisions } from '@nestmates/domain/market/orders/decision-proposal.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Recipients } from '../admin/ports.ts';

const proposed = z.object({
  toId: id,
  orderId: id,
  decision: z.enum(moneyDecisions),
  cents: z.nullable(z.int()),
  byId: z.nullable(id),
});

const says = {
  refund: 'refund the buyer',
  'refund-in-part': 'refund a part to the buyer',
  'confirm-return': 'confirm that it is back with the seller',
  release: 'release the money to the seller',
  resume: 'let the order go on',
  payout: 'release a payout that waits for a look',
  unclaimed: 'mark as unclaimed what a seller who has left cannot be paid',
  'pay-unclaimed': 'send what was unclaimed to the seller',
  'hand-over': 'hand over to the state what nobody has claimed',
} as const;

export const adminOrderEmails = {
  /** Goes to each other administrator. */
  proposed: email({
    job: job('admin.decision-proposed', proposed),
    async facts(recipients: Recipients, { toId, orderId, decision, cents, byId }) {
      const recipient = await recipients.find(toId);
      const by =
        byId === null
          ? 'An operator at the command line'
          : ((await recipients.find(byId))?.to ?? 'An administrator whose account is deleted by now');
      return recipient && { ...recipient, orderId, decision, cents, by };
    },
    words: ({ orderId, decision, cents, by }) => ({
      subject: `${productName}: order ${orderId} needs a second administrator`,
      paragraphs: [
        `${by} has proposed to ${says[decision]}${cents === null ? '' : ` (${dollars(cents)})`}, order ${orderId}. It is about more than one of you may decide alone.`,
      ],
      action: { label: 'Confirm or refuse it', path: `/admin/orders/${orderId}` },
      closing: 'Without an answer the proposal ends after seven days.',
    }),
  }),
};
