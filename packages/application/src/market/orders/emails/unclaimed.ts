import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import * as z from 'zod/mini';
import { email, type Recipient } from '../../../members/emails/email.ts';
import { id } from '../../../platform/contract/fields.ts';
import { job } from '../../../platform/jobs/jobs.ts';

const [kept, sent] = [z.object({ memberId: id }), z.object({ memberId: id, cents: z.int() })];

/** What we keep for a member, and whether payouts to them are held. */
export interface KeptFacts extends Recipient {
  readonly cents: Cents;
  readonly isHeld: boolean;
}

export interface KeptFactsQueries {
  /** What is unclaimed of sales of accounts that the member had before; undefined when the member is gone. */
  keptFactsOf(memberId: MemberId): Promise<KeptFacts | undefined>;
}

const notification = { kind: 'money', topic: () => 'payouts', listedOnly: true } as const;
const closing = 'If you have a question, please write to us by Feedback.';

/** They go to whoever has the mailbox by now of a seller who has left, or had it. */
export const unclaimedEmails = {
  kept: email({
    job: job('orders.unclaimed', kept),
    /** Nothing to tell once it is sent, or has gone elsewhere. */
    async facts(queries: KeptFactsQueries, { memberId }) {
      const found = await queries.keptFactsOf(memberId);
      return found && found.cents > 0 ? found : undefined;
    },
    notification,
    words: ({ cents, isHeld }) => ({
      subject: `We keep ${dollars(cents)} for you`,
      paragraphs: [
        `You are still to get ${dollars(cents)} for sales of an account that you had before and have deleted. We could not send it to you.`,
        isHeld
          ? 'It stays yours. Your payouts are held for the moment: once that has ended, and your payment account is set up, we send it to you within a day, less what you owe us then.'
          : 'It stays yours. Once your payment account is set up, we send it to you within a day, less what you owe us then.',
      ],
      action: { label: 'See your payments', path: '/account/payments' },
      closing,
    }),
  }),
  sent: email({
    job: job('orders.unclaimed-sent', sent),
    async facts(queries: KeptFactsQueries, { memberId, cents }) {
      const found = await queries.keptFactsOf(memberId);
      return found && { ...found, cents };
    },
    notification,
    words: ({ cents }) => ({
      subject: `We have sent you ${dollars(cents)}`,
      paragraphs: [
        `It is for a sale of an account that you had before and have deleted. Our payment provider pays it to your bank account.`,
      ],
      action: { label: 'See your payments', path: '/account/payments' },
      closing,
    }),
  }),
};
