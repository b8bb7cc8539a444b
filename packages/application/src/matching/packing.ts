import { isOnboarded } from '@nestmates/domain/accounts/progress.ts';
import type { PackedMember } from '@nestmates/domain/matching/packed-member.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { capabilities } from '@nestmates/domain/subscriptions/capabilities.ts';
import * as z from 'zod/mini';
import { id } from '../contract/fields.ts';
import { job } from '../jobs/jobs.ts';
import type { Transaction } from '../shared/ports.ts';
import type { MatchFacts, MatchFactsQueries, PackedProfiles } from './ports.ts';
import { prepareFacts } from './prepare-facts.ts';

/** Added by the database itself whenever a member or her children change. */
export const packProfile = job('matching.pack-profile', z.object({ memberId: id }));

export interface PackingDeps {
  readonly facts: MatchFactsQueries;
  readonly packed: PackedProfiles;
  readonly transaction: Transaction;
}

/** A finished profile with a place on the map, as the search wants it; of any other nothing. */
export function toPackedMembers(facts: MatchFacts): PackedMember[] {
  const profile = prepareFacts(facts);
  return profile && isOnboarded(facts.progress)
    ? [{ memberId: facts.id, pro: capabilities(facts.entitlement).pro, profile }]
    : [];
}

const repackBatchSize = 500;

/** Keeps every finished profile packed for the search, and nobody else's. */
export class Packing {
  readonly #deps: PackingDeps;
  constructor(deps: PackingDeps) {
    this.#deps = deps;
  }

  /** Says whether she can be met from now on. */
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

  /** After a release that reads profiles otherwise, and whatever a lost job has left behind. */
  async repackStale(): Promise<void> {
    for (;;) {
      const stale = await this.#deps.packed.stale(repackBatchSize);
      for (const memberId of stale) await this.pack({ memberId });
      if (stale.length < repackBatchSize) return;
    }
  }
}
