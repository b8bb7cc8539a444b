import { offerPlace } from '@nestmates/domain/early-access/early-access.ts';
import type { Caller } from '../accounts/caller.ts';
import { type MemberView, viewOfChanged } from '../accounts/member-view.ts';
import type { ProfileStore } from '../profiles/ports.ts';
import type { Clock, Transaction } from '../shared/ports.ts';
import type { EarlyAccessView } from './contract.ts';
import type { EarlyAccessQueries, PromotionStore } from './ports.ts';

export interface EarlyAccessDeps {
  readonly promotions: PromotionStore;
  readonly queries: EarlyAccessQueries;
  readonly profiles: ProfileStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export class EarlyAccess {
  readonly #deps: EarlyAccessDeps;
  constructor(deps: EarlyAccessDeps) {
    this.#deps = deps;
  }

  /** Always the member before the code: two who hold one and want the other would wait for ever. */
  unlock(by: Caller, { code }: { code: string }): Promise<MemberView> {
    const { promotions, profiles, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const member = await profiles.lock(by.id);
      if (member.hasUnlocked) return viewOfChanged(member, by);
      const at = clock.now();
      const promotion = offerPlace(await promotions.lock(code), at);
      return viewOfChanged(await promotions.admit({ code: promotion.code, memberId: by.id, at }), by);
    });
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
