import { digestSubject, listNames } from '@nestmates/domain/friends/messages/digest.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { UnreadRecords } from './ports.ts';

const senderCount = z.object({ senderId: id, count: z.int() });

/** Names who wrote while a member was away. How often says the plan of the digest, which is made before. */
export const unreadDigest = email({
  job: job('messages.unread-digest', z.object({ memberId: id, waiting: z.array(senderCount) })),
  facts: (records: Pick<UnreadRecords, 'digestDataOf'>, { memberId, waiting }) =>
    records.digestDataOf(memberId, waiting),
  setting: 'messageEmails',
  words: ({ waiting }) => ({
    subject: digestSubject(waiting),
    paragraphs: [
      `${listNames(waiting.map(({ firstName }) => firstName ?? 'Another member'))} wrote to you on ${productName} while you were away.`,
    ],
    action: { label: 'Read your messages', path: '/messages' },
    closing: 'You get this e-mail at most once an hour.',
  }),
});
