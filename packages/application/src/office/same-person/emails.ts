import { type PartingWord, partingWords } from '@nestmates/domain/office/same-person/same-person.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Recipients } from '../admin/ports.ts';

const proposed = z.object({
  toId: id,
  memberId: id,
  word: z.enum(partingWords),
  byId: z.nullable(id),
});

const says: Readonly<Record<PartingWord, string>> = {
  part: 'are not the same person',
  join: 'are the same person after all',
};

export const samePersonEmails = {
  /** Goes to each other administrator. */
  proposed: email({
    job: job('admin.parting-proposed', proposed),
    async facts(recipients: Recipients, { toId, memberId, word, byId }) {
      const recipient = await recipients.find(toId);
      const proposer = byId === null ? undefined : await recipients.find(byId);
      const by = proposer?.to ?? 'An administrator whose account is deleted by now';
      return recipient && { ...recipient, about: memberId, word, by };
    },
    words: ({ about, word, by }) => ({
      subject: `${productName}: what two members owe needs a second administrator`,
      paragraphs: [
        `${by} has proposed to say that member ${about} and another account ${says[word]}. They owe us more together than one of you may decide about alone.`,
      ],
      action: { label: 'Confirm or refuse it', path: `/admin/members/${about}` },
      closing: 'Without an answer the proposal ends after seven days.',
    }),
  }),
};
