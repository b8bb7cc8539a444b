import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { AddedAccess } from '../../src/members/accounts/ports.ts';
import { NotMeLinks } from '../../src/members/not-me/not-me-links.ts';
import { immediateTransaction as transaction } from '../immediate-transaction.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { uniqueNames } from '../unique-names.ts';
import { accountServices } from './account-services.ts';
import { MemoryEmailChanges } from './memory-email-changes.ts';
import { MemoryEmails } from './memory-emails.ts';
import { MemoryEndedLinks } from './memory-ended-links.ts';
import { MemoryMembers } from './memory-members.ts';
import { MemoryNotMeLinks } from './memory-not-me-links.ts';
import { MemoryScheduledDeletions } from './memory-scheduled-deletions.ts';
import { MemorySessions } from './memory-sessions.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

/** Ends with every session what waits, as the statements do that features name by `onEndOfAccess`. */
export class SessionsWithWaiting extends MemorySessions {
  readonly #changes: MemoryEmailChanges;
  constructor(members: MemoryMembers, changes: MemoryEmailChanges, locks?: MemoryTransaction) {
    super(members, locks);
    this.#changes = changes;
  }
  override async closeAll(id: MemberId, exceptDigest?: string): Promise<void> {
    await super.closeAll(id, exceptDigest);
    await this.#changes.withdraw(id);
  }
}

export const digestOf = (token: string): string => `digest of ${token}`;
export const hashOf = (password: string): string => `hash of ${password}`;

interface Variant {
  readonly deletedAtOnce?: boolean;
  readonly changesStay?: boolean;
  /** What others do between the comparison of a password and what it was given for. */
  readonly afterVerify?: () => Promise<void>;
}

/** An account over ports in memory. */
export function accountInMemory(
  addedAccess: readonly AddedAccess[],
  { deletedAtOnce = false, changesStay = false, afterVerify = async () => undefined }: Variant = {},
) {
  const clock = new StoppedClock();
  const [members, changes, deletions] = [
    new MemoryMembers(),
    new MemoryEmailChanges(),
    new MemoryScheduledDeletions(),
  ];
  const tokens = { generate: uniqueNames('token'), digest: digestOf };
  const sessionStore = changesStay ? new MemorySessions(members) : new SessionsWithWaiting(members, changes);
  const notMeLinkStore = new MemoryNotMeLinks();
  const mail = new MemoryEmails(clock, new NotMeLinks({ notMeLinkStore, tokens, clock }));
  const { emails, jobs, mailer } = mail;
  const { handlers, ...services } = accountServices({
    members,
    changes,
    deletions,
    changesAtDeletion: deletedAtOnce ? { confirmedSince: async () => [] } : changes,
    sessionStore,
    notMeLinkStore,
    endedLinks: new MemoryEndedLinks((id) => changes.takeBackDigestsOf(id)),
    accountErasure: { eraseMember: async (id) => changes.removeOf(id) },
    addedAccess,
    passwords: {
      hash: async (password) => hashOf(password),
      async verify(hash, password) {
        await afterVerify();
        return hash === hashOf(password);
      },
    },
    tokens,
    emails,
    jobs,
    transaction,
    clock,
  });
  return { ...services, clock, members, mailer, runJobs: () => jobs.runDue(handlers, clock.now()) };
}
