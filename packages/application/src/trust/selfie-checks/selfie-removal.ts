import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { lapse } from '@nestmates/domain/trust/selfie-checks/deciding.ts';
import { type SelfieCheck, selfieCheckRule } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import * as z from 'zod/mini';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { selfieCheckEmails } from './emails.ts';

export const removeSelfies = job('selfie-checks.remove', z.object({ names: z.array(z.string()) }));

/** Longer than sending takes. */
const abandonedAfter = hours(1);

/**
 * Ends checks that nobody has looked at, and removes selfies: those of ended checks after seven days, those that were
 * never sent, those of members who left.
 */
export class SelfieRemoval extends useCase(
  'selfieCheckStore',
  'selfieRecords',
  'photoStore',
  'members',
  'emails',
  'events',
  'selfieCheckPolicy',
  'transaction',
  'clock',
) {
  async removeUnused(names: readonly string[]): Promise<void> {
    await this.#remove(await this.needs.selfieRecords.unused(names));
  }

  /** Returns how many pictures it has removed. Nothing of earlier checks stays where checks are switched off. */
  async sweep(): Promise<number> {
    const { selfieCheckStore: store, selfieCheckPolicy: policy, transaction, clock } = this.needs;
    const now = clock.now();
    if (policy === 'off') await transaction.run(() => store.forgetAll());
    await store.forgetAsks(later(now, -selfieCheckRule.asksKeptFor));
    const removed = await this.#removeOverdue(now);
    await this.#endUnanswered(now);
    return removed;
  }

  async #removeOverdue(now: Date): Promise<number> {
    const { selfieRecords: records } = this.needs;
    const decidedBefore = later(now, -selfieCheckRule.keptFor);
    const storedBefore = later(now, -abandonedAfter);
    let removed = 0;
    for (;;) {
      const names = await records.overdue({ decidedBefore, storedBefore });
      if (names.length === 0) return removed;
      await this.#remove(names);
      removed += names.length;
    }
  }

  async #endUnanswered(now: Date): Promise<void> {
    const sentBefore = later(now, -selfieCheckRule.waitsFor);
    for (const check of await this.needs.selfieCheckStore.waitingSince(sentBefore))
      await this.#end(check, now);
  }

  /** The member is locked first, so that this and a decision at the same time find each other's outcome. */
  #end({ id, memberId }: Pick<SelfieCheck, 'id' | 'memberId'>, now: Date): Promise<void> {
    const { selfieCheckStore: store, members, emails, events, transaction } = this.needs;
    return transaction.run(async () => {
      // Whoever has left meanwhile has taken the check along.
      if (!(await members.find(memberId))) return;
      await members.lock(memberId);
      const check = await store.find(id);
      const lapsed = check && lapse(check, now);
      if (!lapsed) return;
      await store.save(check, lapsed);
      await emails.send(selfieCheckEmails.decided, { checkId: id });
      await events.announce([memberId], { type: 'access' });
    });
  }

  /** A file that is gone already is no error, so what runs again goes on where it broke off. */
  async #remove(names: readonly string[]): Promise<void> {
    const { selfieRecords: records, photoStore: pictures } = this.needs;
    for (const name of names) await pictures.remove(name);
    await records.forget(names);
  }
}
