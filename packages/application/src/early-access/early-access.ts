import type { Member } from '@nestmates/domain/accounts/member.ts';
import { requireOpenPromotion } from '@nestmates/domain/early-access/early-access.ts';
import type { Caller } from '../accounts/caller.ts';
import { type MemberView, viewOfUpdated } from '../accounts/member-view.ts';
import type { Events } from '../live/ports.ts';
import type { ProfileStore } from '../profiles/ports.ts';
import type { Clock, Transaction } from '../shared/ports.ts';
import type { EarlyAccessView } from './contract.ts';
import type { EarlyAccessQueries, PromotionStore } from './ports.ts';

export interface EarlyAccessDeps {
  readonly promotions: PromotionStore;
  readonly queries: EarlyAccessQueries;
  readonly profiles: ProfileStore;
  readonly events: Events;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export class EarlyAccess {
  readonly #deps: EarlyAccessDeps;
  constructor(deps: EarlyAccessDeps) {
    this.#deps = deps;
  }

  /** Checks without a lock first, so that requests for a closed promotion do not wait for it. */
  async unlock(by: Caller, { code }: { code: string }): Promise<MemberView> {
    const { promotions, transaction, clock } = this.#deps;
    if (by.member.hasUnlocked) return viewOfUpdated(by.member, by);
    requireOpenPromotion(await promotions.find(code), clock.now());
    return viewOfUpdated(await transaction.run(() => this.#redeem(by, code)), by);
  }

  /** Always locks the member before the code, so that two members with two codes cannot deadlock. */
  async #redeem({ id: memberId }: Caller, code: string): Promise<Member> {
    const { promotions, profiles, events, clock } = this.#deps;
    const member = await profiles.lock(memberId);
    if (member.hasUnlocked) return member;
    const at = clock.now();
    requireOpenPromotion(await promotions.lock(code), at);
    const updated = await promotions.redeem({ code, memberId, at });
    await events.announce([memberId], { type: 'standing' });
    return updated;
  }

  async overview(): Promise<EarlyAccessView> {
    const unlocked = await this.#deps.queries.unlocked();
    return {
      totalCount: unlocked.length,
      users: unlocked.map(({ unlockedAt, ...user }) => ({
        ...user,
        unlockedAt: unlockedAt?.toISOString() ?? null,
      })),
    };
  }
}
