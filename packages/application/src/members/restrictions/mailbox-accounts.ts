import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { RestrictedMailboxStore } from './ports.ts';

export const meetMailbox = job('restrictions.meet-mailbox', z.object({ memberId: id }));

interface MailboxAccountsDeps {
  readonly restrictedMailboxStore: Pick<RestrictedMailboxStore, 'accountsOf'>;
  readonly jobs: Jobs;
}

/**
 * Something is kept against mailboxes from now on, which other accounts of the same meet: by jobs, since each locks its
 * member, and two decisions about accounts of one mailbox would wait for each other.
 */
export async function meetByAccountsOf(
  { restrictedMailboxStore: store, jobs }: MailboxAccountsDeps,
  digests: readonly string[],
  except?: MemberId,
): Promise<void> {
  for (const memberId of await store.accountsOf(digests)) {
    if (memberId === except) continue;
    await jobs.add(meetMailbox, { memberId }, { key: `meet-mailbox.${memberId}` });
  }
}
