import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { RestrictedMailboxStore } from './ports.ts';

export const meetMailbox = job('restrictions.meet-mailbox', z.object({ memberId: id }));

/** Runs after the weight of a case began to limit whom it is about, or stopped. */
export const shareLimit = job('restrictions.share-limit', z.object({ caseId: id }));

interface MailboxAccountsDeps {
  readonly restrictedMailboxStore: Pick<RestrictedMailboxStore, 'accountsOf'>;
  readonly jobs: Jobs;
}

/**
 * What is kept against mailboxes has changed, which other accounts of the same meet: by jobs, since each locks its
 * member, and two decisions about accounts of one mailbox would wait for each other.
 */
export async function meetByAccountsOf(
  { restrictedMailboxStore: store, jobs }: MailboxAccountsDeps,
  digests: readonly string[],
  except?: MemberId,
): Promise<void> {
  const found = await store.accountsOf(digests);
  await meetBy(
    { jobs },
    found.filter((memberId) => memberId !== except),
  );
}

export async function meetBy(
  { jobs }: Pick<MailboxAccountsDeps, 'jobs'>,
  members: readonly MemberId[],
): Promise<void> {
  for (const memberId of members) {
    await jobs.add(meetMailbox, { memberId }, { key: `meet-mailbox.${memberId}` });
  }
}
