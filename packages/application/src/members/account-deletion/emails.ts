import type { EmailChangeId } from '@nestmates/domain/members/email-change/email-change.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { ifNotYou } from '../accounts/security-emails.ts';
import { email, type Recipient } from '../emails/email.ts';
import { utcExplanation, utcTime } from '../emails/utc-time.ts';

export interface DeletionFacts extends Recipient {
  readonly at: Date;
}

/** Reads whom the e-mail about a scheduled deletion goes to: the account's e-mail, or the one before a change. */
export class DeletionsForEmails extends useCase('scheduledDeletions', 'emailChangeStore', 'members') {
  async find(memberId: number, changeId: number | null): Promise<DeletionFacts | undefined> {
    const { scheduledDeletions: deletions, emailChangeStore: changes, members } = this.needs;
    const [deletion, member] = [await deletions.find(memberId), await members.find(memberId)];
    if (!deletion || !member) return undefined;
    const { firstName, email: current } = member;
    const to = changeId === null ? current : (await changes.find(changeId as EmailChangeId))?.oldEmail;
    return to ? { memberId, to, firstName, at: deletion.dueAt } : undefined;
  }
}

/** Goes to the e-mail of the account, when an order is open at the time that it was told. */
export const deletionPutOffEmail = email({
  job: job('account-deletion.put-off', z.object({ memberId: id })),
  facts: (deletions: DeletionsForEmails, { memberId }) => deletions.find(memberId, null),
  words: ({ at }) => ({
    subject: `Your ${productName} account will be deleted later`,
    paragraphs: [
      `Your account was to be deleted by now, and an order is still open. It is deleted when that is finished, on ${utcTime(at)} at the earliest. Until then everything stays as it is.`,
      ifNotYou,
      utcExplanation,
    ],
    action: 'not-me',
    closing: 'If this was you, there is nothing to do. You can keep the account in its settings until then.',
  }),
});

/** Goes to the e-mail of the account, and to each that it had before and can be given again. */
export const deletionScheduledEmail = email({
  job: job('account-deletion.scheduled', z.object({ memberId: id, changeId: z.nullable(id) })),
  facts: (deletions: DeletionsForEmails, { memberId, changeId }) => deletions.find(memberId, changeId),
  words: ({ at }) => ({
    subject: `Your ${productName} account will be deleted`,
    paragraphs: [
      `Somebody, hopefully you, asked to delete your account. Its email was changed lately, so it is deleted only when nobody can take that back any more: on ${utcTime(at)}. Until then everything stays as it is.`,
      'If this was not you, say so. The account gets this email again if it has another one now, is not deleted, logs out every device, and you choose a new password.',
      utcExplanation,
    ],
    action: 'not-me',
    closing: 'If this was you, there is nothing to do. You can keep the account in its settings until then.',
  }),
});
