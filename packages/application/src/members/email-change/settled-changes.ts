import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Runs when nobody can take a change back any more. */
export const settleEmailChange = job('email-change.settle', z.object({ memberId: id, changeId: id }));

/**
 * An account meets what is kept against its new mailbox once the change cannot be taken back: before, whoever is in it
 * may be somebody else, whose restrictions and cases would be the member's for good.
 */
export class SettledChanges extends useCase(
  'emailChangeStore',
  'restrictedMailboxes',
  'restrictionStore',
  'transaction',
) {
  settle({ memberId, changeId }: { readonly memberId: MemberId; readonly changeId: number }): Promise<void> {
    const { emailChangeStore: changes, restrictedMailboxes, restrictionStore, transaction } = this.needs;
    return transaction.run(async () => {
      await restrictionStore.lockMember(memberId);
      const change = await changes.find(changeId);
      // Taken back in this moment, or gone with the account.
      if (!change?.confirmedAt || change.takenBackAt) return;
      await restrictedMailboxes.meetWith(memberId, change.newEmail);
    });
  }
}
