import {
  isDue,
  putOff,
  type ScheduledDeletion,
  scheduledBecause,
  waitsUntil,
} from '@nestmates/domain/members/account-deletion/scheduled-deletion.ts';
import {
  type Confirmed,
  takenBackSince,
  takenBackUntil,
} from '@nestmates/domain/members/email-change/email-change.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import type { JobTiming } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { requireUnchanged } from '../accounts/own-password.ts';
import type { DeletionView, ScheduledDeletionView } from './contract.ts';
import { deletionPutOffEmail, deletionScheduledEmail } from './emails.ts';
import { carryOutDeletion } from './jobs.ts';

const viewOf = ({ dueAt }: ScheduledDeletion): ScheduledDeletionView => ({
  deletedAt: dueAt.toISOString(),
  reason: scheduledBecause,
});

/** A member leaves: at once, or when nobody can take the account's e-mail back any more. */
export class AccountDeletions extends useCase(
  'scheduledDeletions',
  'emailChangeStore',
  'settledChanges',
  'endedLinks',
  'members',
  'accountRemoval',
  'beforeRemoval',
  'ownPassword',
  'emails',
  'jobs',
  'transaction',
  'clock',
) {
  async remove(
    by: Pick<Caller, 'id' | 'email'>,
    password: string | undefined,
  ): Promise<Confirmation | ScheduledDeletionView> {
    const { members, accountRemoval: removal, ownPassword, transaction, clock } = this.needs;
    const { emailChangeStore: changes, settledChanges } = this.needs;
    const verified = await ownPassword.requireOnce(by, password);
    if (verified.hasPayoutAccount) await this.needs.beforeRemoval.look(by.id);
    return transaction.run(async () => {
      requireUnchanged(verified, await members.lockForRemoval(by.id));
      const confirmed = await changes.confirmedSince(by.id, new Date(0));
      const dueAt = waitsUntil(confirmed.map(takenBackUntil).filter((until) => until > clock.now()));
      if (dueAt) return viewOf(await this.#schedule({ memberId: by.id, requestedAt: clock.now(), dueAt }));
      await settledChanges.settleBeforeRemoval(confirmed);
      await removal.remove(by.id, [by.email]);
      return { message: 'Your account has been deleted.' };
    });
  }

  async show({ id }: Pick<Caller, 'id'>): Promise<DeletionView> {
    const deletion = await this.needs.scheduledDeletions.find(id);
    return { scheduled: deletion ? viewOf(deletion) : null };
  }

  /** Keeping it twice is not an error. */
  keep({ id }: Pick<Caller, 'id'>): Promise<Confirmation> {
    const { members, transaction } = this.needs;
    return transaction.run(async () => {
      await members.lock(id);
      await this.cancel(id);
      return { message: 'Your account stays.' };
    });
  }

  /** Runs in the transaction of its caller, which has locked the member. Its job finds nothing to do. */
  async cancel(memberId: MemberId): Promise<void> {
    // There is none as a rule.
    await this.needs.scheduledDeletions.remove(memberId);
  }

  /** When the e-mail has changed once more, which can be taken back for longer; the one before is told, too. */
  async waitLonger(memberId: MemberId): Promise<void> {
    const { scheduledDeletions: deletions, emails } = this.needs;
    const deletion = await deletions.find(memberId);
    if (!deletion) return;
    const lately = await this.#takenBackLately(memberId);
    const [dueAt, newest] = [waitsUntil(lately.map(takenBackUntil)), lately.at(-1)];
    if (!dueAt || !newest || dueAt <= deletion.dueAt) return;
    await this.#save({ ...deletion, dueAt });
    await emails.send(deletionScheduledEmail, { memberId, changeId: newest.id });
  }

  /** Once, although two processes may come for it; what is open then is finished first. */
  async carryOut({ memberId }: { readonly memberId: MemberId }): Promise<void> {
    const { transaction, beforeRemoval } = this.needs;
    await beforeRemoval.look(memberId);
    try {
      await transaction.run(() => this.#removeIfDue(memberId));
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
      await transaction.run(() => this.#putOff(memberId));
    }
  }

  async #removeIfDue(memberId: MemberId): Promise<void> {
    const { members, emailChangeStore: changes, endedLinks, accountRemoval: removal, clock } = this.needs;
    const member = await members.find(memberId);
    if (!member) return;
    await members.lockForRemoval(memberId);
    const deletion = await this.#due(memberId);
    if (!deletion) return;
    // Whoever read the e-mails to an earlier address until then is told, too: changes are kept while a deletion waits.
    const former = await changes.confirmedSince(memberId, new Date(0));
    await this.needs.settledChanges.settleBeforeRemoval(former);
    await endedLinks.keep(memberId, clock.now());
    await removal.remove(memberId, [...new Set([member.email, ...former.map(({ oldEmail }) => oldEmail)])]);
  }

  /** Runs in a transaction of its own, before which others may have kept the account or changed its e-mail. */
  async #putOff(memberId: MemberId): Promise<void> {
    const { members, emailChangeStore: changes, emails, clock } = this.needs;
    if (!(await members.find(memberId))) return;
    await members.lock(memberId);
    const deletion = await this.#due(memberId);
    if (!deletion) return;
    const lately = await changes.confirmedSince(memberId, new Date(0));
    const isFirst = waitsUntil(lately.map(takenBackUntil))?.getTime() === deletion.dueAt.getTime();
    await this.#save({ ...deletion, dueAt: putOff(clock.now()) });
    if (isFirst) await emails.send(deletionPutOffEmail, { memberId });
  }

  /** Once the member is locked; one whose e-mail can be taken back for longer waits for that. */
  async #due(memberId: MemberId): Promise<ScheduledDeletion | undefined> {
    const { scheduledDeletions: deletions, clock } = this.needs;
    const deletion = await deletions.find(memberId);
    if (!deletion) return undefined;
    if (!isDue(deletion, clock.now())) {
      // The clock of the queue is ahead; the minute keeps the job from coming again and again until then.
      await this.#comeAt(memberId, { at: later(deletion.dueAt, minutes(1)), keep: 'first' });
      return undefined;
    }
    const dueAt = await this.#waitsUntil(memberId);
    if (!dueAt) return deletion;
    await this.#save({ ...deletion, dueAt });
    return undefined;
  }

  async #waitsUntil(memberId: MemberId): Promise<Date | undefined> {
    return waitsUntil((await this.#takenBackLately(memberId)).map(takenBackUntil));
  }

  /** The changes of e-mail that can be taken back now. */
  #takenBackLately(memberId: MemberId): Promise<readonly Confirmed[]> {
    const { emailChangeStore: changes, clock } = this.needs;
    return changes.confirmedSince(memberId, takenBackSince(clock.now()));
  }

  /** Asking again changes nothing and tells nobody anew. */
  async #schedule(deletion: ScheduledDeletion): Promise<ScheduledDeletion> {
    const { scheduledDeletions: deletions, emails } = this.needs;
    const { memberId } = deletion;
    const known = await deletions.find(memberId);
    if (known) return known;
    await this.#save(deletion);
    await emails.send(deletionScheduledEmail, { memberId, changeId: null });
    for (const { id } of await this.#takenBackLately(memberId))
      await emails.send(deletionScheduledEmail, { memberId, changeId: id });
    return deletion;
  }

  async #save(deletion: ScheduledDeletion): Promise<void> {
    await this.needs.scheduledDeletions.save(deletion);
    await this.#comeAt(deletion.memberId, { at: deletion.dueAt });
  }

  #comeAt(memberId: MemberId, timing: JobTiming): Promise<void> {
    const key = `account-deletion ${memberId}`;
    return this.needs.jobs.add(carryOutDeletion, { memberId }, { ...timing, key });
  }
}
