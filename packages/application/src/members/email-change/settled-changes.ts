import {
  type Confirmed,
  isConfirmed,
  takenBackSince,
  takenBackUntil,
} from '@nestmates/domain/members/email-change/email-change.ts';
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
  'clock',
) {
  settle({ memberId, changeId }: { readonly memberId: MemberId; readonly changeId: number }): Promise<void> {
    const { emailChangeStore: changes, restrictionStore, transaction, clock } = this.needs;
    return transaction.run(async () => {
      await restrictionStore.lockMember(memberId);
      const change = await changes.find(changeId);
      if (!change) {
        await this.#meetLate(memberId);
        return;
      }
      await changes.settle(change.id, clock.now());
      // One that was taken back in this moment gives the account no mailbox.
      if (!isConfirmed(change) || change.takenBackAt) return;
      await this.#meet(change);
      // A job that comes late gives the account no mailbox from before those of other jobs.
      await this.settleBeforeRemoval(await changes.confirmedSince(memberId, change.confirmedAt));
    });
  }

  /** Settles what the job of a change has not, as no change is forgotten before; one that fails keeps no other back. */
  async sweep(limit = 200): Promise<void> {
    const { emailChangeStore: changes, clock } = this.needs;
    const failed: unknown[] = [];
    for (const { id: changeId, memberId } of await changes.unsettled(takenBackSince(clock.now()), limit)) {
      await this.settle({ memberId, changeId }).catch((error: unknown) => failed.push(error));
    }
    if (failed.length > 0) throw new AggregateError(failed, 'Some changes of e-mails could not be settled');
  }

  /**
   * The account goes before the job of one of its changes came, the oldest of which is first; in the transaction of the
   * caller, which has locked the member.
   */
  async settleBeforeRemoval(confirmed: readonly Confirmed[]): Promise<void> {
    const { clock } = this.needs;
    for (const change of confirmed.filter((each) => takenBackUntil(each) <= clock.now())) {
      await this.#meet(change);
    }
  }

  /** Whoever has come back to the e-mail of before never had the new one for as long as it takes. */
  async #meet(change: Confirmed): Promise<void> {
    const { emailChangeStore: changes, restrictedMailboxes } = this.needs;
    if (!(await changes.hasReturned(change))) {
      await restrictedMailboxes.meetWith(change.memberId, change.newEmail);
    }
  }

  /** The change was forgotten with another one that was taken back. */
  async #meetLate(memberId: MemberId): Promise<void> {
    const { emailChangeStore: changes, restrictedMailboxes, clock } = this.needs;
    const open = await changes.confirmedSince(memberId, takenBackSince(clock.now()));
    if (open.length === 0) await restrictedMailboxes.meetVerified(memberId);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly settledChanges: SettledChanges;
  }
}
