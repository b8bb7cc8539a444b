import { requireOpenPromotion } from '@nestmates/domain/money/early-access/early-access.ts';
import { viewOfMember } from '../../members/accounts/member-view.ts';
import type { OwnAccount } from '../../members/accounts/own-account.ts';
import type { Members } from '../../members/accounts/ports.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberView } from '../../platform/access/member-view.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { PromotionStore } from './ports.ts';
import { redeemCode } from './redeem-code.ts';

export interface EarlyAccessDeps {
  readonly promotions: PromotionStore;
  readonly members: Pick<Members, 'lock'>;
  readonly events: Events;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export class EarlyAccess {
  readonly #deps: EarlyAccessDeps;
  constructor(deps: EarlyAccessDeps) {
    this.#deps = deps;
  }

  /**
   * Checks without a lock first, so that requests for a closed promotion do not wait for it. A member who has Premium
   * already may be unlocked, and entering a code again succeeds: that is decided with the member's row locked.
   */
  async unlock(by: Caller, { code }: { code: string }): Promise<MemberView> {
    const { promotions, transaction, clock } = this.#deps;
    if (by.plan !== 'premium') requireOpenPromotion(await promotions.find(code), clock.now());
    return viewOfMember(await transaction.run(() => this.#redeem(by, code)), by);
  }

  async #redeem({ id: memberId }: Caller, code: string): Promise<OwnAccount> {
    const { members, clock } = this.#deps;
    const account = await members.lock(memberId);
    if (account.hasUnlocked) return account;
    const at = clock.now();
    await redeemCode(this.#deps, { code, memberId, at });
    return { ...account, hasUnlocked: true, unlockedVia: code, unlockedAt: at };
  }
}
