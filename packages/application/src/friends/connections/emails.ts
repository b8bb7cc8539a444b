import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { ConnectionQueries } from './ports.ts';

/** Tells a member that somebody would like to connect, until they have answered. */
export const requestEmail = email({
  job: job('connections.write-to-recipient', z.object({ requestId: id })),
  facts: (queries: Pick<ConnectionQueries, 'emailDataOf'>, { requestId }) => queries.emailDataOf(requestId),
  perMember: { max: 3, per: days(1) },
  notification: {
    kind: 'connection',
    topic: ({ requestId }) => `request-${requestId}`,
    listedOnly: true,
  },
  words: ({ requesterName }) => {
    const requester = requesterName ?? 'Someone';
    return {
      subject: `${requester} would like to connect on ${productName}`,
      paragraphs: [`${requester} has seen your profile and would like to connect with you.`],
      action: { label: 'See who is asking', path: '/connection-requests' },
      closing: 'You decide whether to accept or decline. She is not told if you decline.',
    };
  },
});
