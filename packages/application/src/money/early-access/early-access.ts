import { requireOpenPromotion } from '@nestmates/domain/money/early-access/early-access.ts';
import { viewOfMember } from '../../members/accounts/member-view.ts';
import type { OwnAccount } from '../../members/accounts/own-account.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberView } from '../../platform/access/member-view.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { redeemCode } from './redeem-code.ts';

export class EarlyAccess extends useCase('promotionStore', 'members', 'events', 'transaction', 'clock') {
  /**
   * Checks without a lock first, so that requests for a closed promotion do not wait for it. A member who has Premium
   * already may be unlocked, and entering a code again succeeds: that is decided with the member's row locked.
   */
  async unlock(by: Caller, { code }: { code: string }): Promise<MemberView> {
    const { promotionStore: promotions, transaction, clock } = this.needs;
    if (by.plan !== 'premium') requireOpenPromotion(await promotions.find(code), clock.now());
    return viewOfMember(await transaction.run(() => this.#redeem(by, code)), by);
  }

  async #redeem({ id: memberId }: Caller, code: string): Promise<OwnAccount> {
    const { members, clock } = this.needs;
    const account = await members.lock(memberId);
    if (account.hasUnlocked) return account;
    const at = clock.now();
    await redeemCode(this.needs, { code, memberId, at });
    return { ...account, hasUnlocked: true, unlockedVia: code, unlockedAt: at };
  }
}
