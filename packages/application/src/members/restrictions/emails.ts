import { sharedLimitWords } from '@nestmates/domain/members/restrictions/shared-limit.ts';
import * as z from 'zod/mini';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { email, type Recipient } from '../emails/email.ts';
import type { SharedLimitStore } from './shared-limit-ports.ts';

/** When whoever was reported is told; none once it has ended by then. */
export const sharedLimitEmail = email({
  job: job('restrictions.limit-shared', z.object({ memberId: id, toldAt: instant })),
  facts: (
    shared: Pick<SharedLimitStore, 'toldFirstAt'>,
    { memberId, toldAt },
  ): Promise<Recipient | undefined> => shared.toldFirstAt(memberId, new Date(toldAt)),
  notification: { kind: 'trust', topic: () => 'shared-limit', listedOnly: true },
  words: () => ({
    subject: sharedLimitWords.subject,
    paragraphs: [
      `${sharedLimitWords.why} What you have with those you know goes on.`,
      'This happened by itself, after what others told us. Nobody has decided anything yet.',
      sharedLimitWords.answer,
    ],
    action: { label: 'See your standing', path: '/account/standing' },
    closing: 'You need not do anything. It ends by itself once somebody has looked and found nothing.',
  }),
});
