import type { SelfieCheckPolicy } from '@nestmates/domain/platform/access/selfie-check.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { selfieCheckRule } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import * as z from 'zod/mini';
import type { PhotoStore } from '../../members/photos/ports.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { SelfieCheckStore, SelfieRecords } from './ports.ts';

export const removeSelfies = job('selfie-checks.remove', z.object({ names: z.array(z.string()) }));

export interface SelfieRemovalDeps {
  readonly store: Pick<SelfieCheckStore, 'forgetAsks' | 'forgetAll'>;
  readonly records: Pick<SelfieRecords, 'overdue' | 'unused' | 'forget'>;
  readonly pictures: Pick<PhotoStore, 'remove'>;
  readonly policy: SelfieCheckPolicy;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Longer than sending takes. */
const abandonedAfter = hours(1);

/** Removes selfies: those of decided checks after seven days, those that were never sent, those of members who left. */
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
    const { store, records, policy, transaction, clock } = this.#deps;
    const now = clock.now();
    if (policy === 'off') await transaction.run(() => store.forgetAll());
    await store.forgetAsks(later(now, -selfieCheckRule.asksKeptFor));
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

  /** A file that is gone already is no error, so what runs again goes on where it broke off. */
  async #remove(names: readonly string[]): Promise<void> {
    const { records, pictures } = this.#deps;
    for (const name of names) await pictures.remove(name);
    await records.forget(names);
  }
}
