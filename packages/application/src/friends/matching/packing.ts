import type { PackedMember } from '@nestmates/domain/friends/matching/packed-member.ts';
import { knownTo } from '@nestmates/domain/members/people/known-member.ts';
import { capabilities } from '@nestmates/domain/platform/access/capabilities.ts';
import {
  mustVerifyEmail,
  type VerificationPolicy,
} from '@nestmates/domain/platform/access/email-verification.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import { isOnboarded } from '@nestmates/domain/platform/access/progress.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { MatchFacts } from './ports.ts';
import { prepareKnown } from './prepare-facts.ts';

/** Added by a database trigger whenever a member or their children change. */
export const packProfile = job('matching.pack-profile', z.object({ memberId: id }));

/**
 * The packed form of a finished profile with a known location that is not paused, and a verified e-mail where that is
 * required; otherwise empty.
 */
export function toPackedMembers(facts: MatchFacts, policy: VerificationPolicy): PackedMember[] {
  const profile = prepareKnown(knownTo('stranger', facts));
  return profile && !facts.paused && isOnboarded(facts.progress) && !mustVerifyEmail(policy, facts)
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
export class Packing extends useCase('matchFacts', 'packedProfiles', 'verificationPolicy', 'transaction') {
  /** Returns whether the member can be found by the search. */
  async pack({ memberId }: { memberId: MemberId }): Promise<boolean> {
    return (await this.#packAll([memberId])) > 0;
  }

  /**
   * Packs profiles with an old encoding, after a release that changed it, and those whose job was lost, and
   * removes those of unverified members once verifying is required. The search finds nobody with an old encoding,
   * so it begins with the worker.
   */
  async repackStale(): Promise<void> {
    const { packedProfiles: packed, verificationPolicy } = this.needs;
    let stale: readonly MemberId[] = [];
    do {
      stale = await packed.stale({ after: stale.at(-1) ?? 0, limit: repackBatchSize, verificationPolicy });
      if (stale.length > 0) await this.#packAll(stale);
    } while (stale.length === repackBatchSize);
  }

  /** Returns how many of them the search can find. */
  #packAll(ids: readonly MemberId[]): Promise<number> {
    const { matchFacts: facts, packedProfiles: packed, verificationPolicy, transaction } = this.needs;
    return transaction.run(async () => {
      await packed.lock(ids);
      const members = (await facts.factsOf(ids)).flatMap((one) => toPackedMembers(one, verificationPolicy));
      const found = new Set(members.map(({ memberId }) => memberId));
      if (members.length > 0) await packed.put(members);
      if (members.length < ids.length) await packed.remove(ids.filter((id) => !found.has(id)));
      return members.length;
    });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly packing: Packing;
  }
}
