import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { dayBefore, isAboveLimit } from '@nestmates/domain/money/payments/money-limits.ts';
import { type PayoutCheckReason, waitsForLook } from '@nestmates/domain/money/payments/payout-check.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Parties } from './ports.ts';

/** Which releases are not made before an administrator has looked at them. */
export class PayoutChecks extends useCase('payoutCheckStore', 'payoutHolds', 'moneyLimits', 'clock') {
  /**
   * Wants a transaction with the order and the debt of its seller locked: two releases never share what is
   * left of a day.
   */
  async waits(parties: Parties, cents: Cents): Promise<boolean> {
    const { payoutCheckStore: store, payoutHolds: holds, clock } = this.needs;
    const { id, sellerId } = parties;
    if (sellerId === null) return false;
    if (await holds.of(sellerId)) return true;
    const check = await store.of(id);
    const found = check ? [] : await this.#reasons(parties, sellerId, cents);
    if (found.length > 0) await store.note(id, found, clock.now());
    return waitsForLook(check, found);
  }

  async #reasons(parties: Parties, sellerId: MemberId, cents: Cents): Promise<readonly PayoutCheckReason[]> {
    const { payoutCheckStore: store, moneyLimits: limits, clock } = this.needs;
    const { device, card } = await store.sharedBy(parties);
    const released = await store.releasedSince(sellerId, dayBefore(clock.now()));
    const above = isAboveLimit(limits.payouts, released, cents);
    return [
      ...(device ? (['shared-device'] as const) : []),
      ...(card ? (['shared-card'] as const) : []),
      ...(above ? ([`daily-${above}`] as const) : []),
    ];
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly payoutChecks: PayoutChecks;
  }
}
