import type { SelfieCheckPolicy } from '@nestmates/domain/platform/access/selfie-check.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { lapse } from '@nestmates/domain/trust/selfie-checks/deciding.ts';
import { type SelfieCheck, selfieCheckRule } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import * as z from 'zod/mini';
import type { Members } from '../../members/accounts/ports.ts';
import type { Emails } from '../../members/emails/emails.ts';
import type { PhotoStore } from '../../members/photos/ports.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import { selfieCheckEmails } from './emails.ts';
import type { SelfieCheckStore, SelfieRecords } from './ports.ts';

export const removeSelfies = job('selfie-checks.remove', z.object({ names: z.array(z.string()) }));

export interface SelfieRemovalDeps {
  readonly store: Pick<SelfieCheckStore, 'find' | 'waitingSince' | 'save' | 'forgetAsks' | 'forgetAll'>;
  readonly records: Pick<SelfieRecords, 'overdue' | 'unused' | 'forget'>;
  readonly pictures: Pick<PhotoStore, 'remove'>;
  readonly members: Pick<Members, 'find' | 'lock'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly events: Pick<Events, 'announce'>;
  readonly policy: SelfieCheckPolicy;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Longer than sending takes. */
const abandonedAfter = hours(1);

/**
 * Ends checks that nobody has looked at, and removes selfies: those of ended checks after seven days, those that were
 * never sent, those of members who left.
 */
export class SelfieRemoval {
  readonly #deps: SelfieRemovalDeps;
  constructor(deps: SelfieRemovalDeps) {
    this.#deps = deps;
  }

  async removeUnused(names: readonly string[]): Promise<void> {
    await this.#remove(await this.#deps.records.unused(names));
  }

  /** Where checks are switched off, nothing of earlier ones stays. How many pictures it has removed. */
  async sweep(): Promise<number> {
    const { store, policy, transaction, clock } = this.#deps;
    const now = clock.now();
    if (policy === 'off') await transaction.run(() => store.forgetAll());
    await store.forgetAsks(later(now, -selfieCheckRule.asksKeptFor));
    const removed = await this.#removeOverdue(now);
    await this.#endUnanswered(now);
    return removed;
  }

  async #removeOverdue(now: Date): Promise<number> {
    const { records } = this.#deps;
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
    for (const check of await this.#deps.store.waitingSince(sentBefore)) await this.#end(check, now);
  }

  /** The member is locked first, so that this and a decision at the same time find each other's outcome. */
  #end({ id, memberId }: Pick<SelfieCheck, 'id' | 'memberId'>, now: Date): Promise<void> {
    const { store, members, emails, events, transaction } = this.#deps;
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
    const { records, pictures } = this.#deps;
    for (const name of names) await pictures.remove(name);
    await records.forget(names);
  }
}
