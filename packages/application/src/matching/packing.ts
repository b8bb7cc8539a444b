import { isOnboarded } from '@nestmates/domain/accounts/progress.ts';
import type { PackedMember } from '@nestmates/domain/matching/packed-member.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { capabilities } from '@nestmates/domain/subscriptions/capabilities.ts';
import { planOpens } from '@nestmates/domain/subscriptions/features.ts';
import * as z from 'zod/mini';
import { id } from '../contract/fields.ts';
import { job } from '../jobs/jobs.ts';
import type { Transaction } from '../shared/ports.ts';
import type { MatchFacts, MatchFactsQueries, PackedProfiles } from './ports.ts';
import { prepareFacts } from './prepare-facts.ts';

/** Added by a database trigger whenever a member or her children change. */
export const packProfile = job('matching.pack-profile', z.object({ memberId: id }));

export interface PackingDeps {
  readonly facts: MatchFactsQueries;
  readonly packed: PackedProfiles;
  readonly transaction: Transaction;
}

/** The packed form of a finished profile with a known location; otherwise empty. */
export function toPackedMembers(facts: MatchFacts): PackedMember[] {
  const profile = prepareFacts(facts);
  return profile && isOnboarded(facts.progress)
    ? [
        {
          memberId: facts.id,
          pro: planOpens(capabilities(facts.entitlement).plan, 'priority matching'),
          profile,
        },
      ]
    : [];
}

const repackBatchSize = 500;

/** Keeps the packed profiles that the search reads up to date. */
export class Packing {
  readonly #deps: PackingDeps;
  constructor(deps: PackingDeps) {
    this.#deps = deps;
  }

  /** Returns whether the member can be found by the search. */
  pack({ memberId }: { memberId: MemberId }): Promise<boolean> {
    const { facts, packed, transaction } = this.#deps;
    return transaction.run(async () => {
      await packed.lock(memberId);
      const members = (await facts.factsOf([memberId])).flatMap(toPackedMembers);
      if (members.length > 0) await packed.put(members);
      else await packed.remove(memberId);
      return members.length > 0;
    });
  }

  /** Packs profiles with an old encoding, after a release that changed it, and those whose job was lost. */
  async repackStale(): Promise<void> {
    for (;;) {
      const stale = await this.#deps.packed.stale(repackBatchSize);
      for (const memberId of stale) await this.pack({ memberId });
      if (stale.length < repackBatchSize) return;
    }
  }
}
