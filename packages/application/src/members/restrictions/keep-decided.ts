import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import { meetByAccountsOf } from './mailbox-accounts.ts';
import type { BannedEmails, DecidedRestriction, RestrictedMailboxStore } from './ports.ts';

interface KeepDecidedDeps {
  readonly restrictedMailboxStore: Pick<RestrictedMailboxStore, 'lock' | 'keep' | 'accountsOf'>;
  readonly bannedEmails: Pick<BannedEmails, 'add'>;
  readonly jobs: Jobs;
  readonly clock: Clock;
}

/** One without an end is kept for a year from now. Other accounts of the mailboxes are restricted as well. */
export async function keepDecided(
  { restrictedMailboxStore: store, bannedEmails, jobs, clock }: KeepDecidedDeps,
  digests: readonly string[],
  decided: readonly DecidedRestriction[],
  memberId?: MemberId,
): Promise<void> {
  if (digests.length === 0) return;
  await store.lock(digests);
  const longest = later(clock.now(), retention.restrictedMailboxes.keptFor);
  const bannedUntil = later(clock.now(), retention.bannedEmails.keptFor);
  for (const digest of digests) {
    for (const each of decided) {
      if (each.kind === 'banned') await bannedEmails.add(digest, each.decisionId, bannedUntil);
      else await store.keep(digest, each, each.until ?? longest);
    }
  }
  await meetByAccountsOf({ restrictedMailboxStore: store, jobs }, digests, memberId);
}
