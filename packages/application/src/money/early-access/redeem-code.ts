import { requireOpenPromotion } from '@nestmates/domain/money/early-access/early-access.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { PromotionStore } from './ports.ts';

export interface RedeemingDeps {
  readonly promotionStore: Pick<PromotionStore, 'lock' | 'redeem'>;
  readonly events: Events;
}

/**
 * Takes a place. The member's row is locked already: two members with two codes, locked in another order, could
 * deadlock.
 */
export async function redeemCode(
  { promotionStore: promotions, events }: RedeemingDeps,
  redemption: { readonly code: string; readonly memberId: MemberId; readonly at: Date },
): Promise<void> {
  requireOpenPromotion(await promotions.lock(redemption.code), redemption.at);
  await promotions.redeem(redemption);
  await events.announce([redemption.memberId], { type: 'access' });
}
