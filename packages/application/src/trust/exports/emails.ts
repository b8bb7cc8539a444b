import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { ExportLinks } from './export-links.ts';

export const exportEmail = email({
  job: job('exports.send-link', z.object({ exportId: id })),
  facts: (links: ExportLinks, { exportId }) => links.issue(exportId),
  words: ({ token }) => ({
    subject: `Your ${productName} data is ready`,
    paragraphs: [
      'Everything that you have given us, and what others have written to you, is in one file.',
      'The link works for seven days, three times, and on the one device on which you use it first. You have to be logged in.',
    ],
    action: { label: 'Get my data', path: `/account/data?export=${token}` },
    closing:
      'If you did not ask for this, whoever did knew your password. Take the account from them here, within 7 days:',
    closingAction: 'not-me',
  }),
});
