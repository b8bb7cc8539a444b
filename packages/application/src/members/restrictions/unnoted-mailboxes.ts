import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

const notedAtOnce = 200;

export interface UnnotedMailboxQueries {
  /** Accounts whose e-mail is verified and cannot be taken back, and whose mailbox was never noted. */
  find(limit: number): Promise<readonly MemberId[]>;
}

/** Accounts that were verified before mailboxes were noted: what is kept against theirs meets them, too. */
export class UnnotedMailboxes extends useCase(
  'unnotedMailboxQueries',
  'restrictedMailboxes',
  'restrictionStore',
  'transaction',
) {
  async noteAll(): Promise<void> {
    const { unnotedMailboxQueries: queries, restrictedMailboxes, restrictionStore, transaction } = this.needs;
    for (let found = await queries.find(notedAtOnce); found.length > 0; ) {
      for (const memberId of found) {
        await transaction.run(async () => {
          await restrictionStore.lockMember(memberId);
          await restrictedMailboxes.meetVerified(memberId);
        });
      }
      found = found.length === notedAtOnce ? await queries.find(notedAtOnce) : [];
    }
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly unnotedMailboxQueries: UnnotedMailboxQueries;
  }
}
