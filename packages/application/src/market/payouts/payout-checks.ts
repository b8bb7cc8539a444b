import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { dayBefore, isAboveLimit, type MoneyLimits } from '@nestmates/domain/money/payments/money-limits.ts';
import { type PayoutCheckReason, waitsForLook } from '@nestmates/domain/money/payments/payout-check.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PayoutHoldStore } from '../../money/payouts/ports.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { Parties, PayoutCheckStore } from './ports.ts';

export interface PayoutChecksDeps {
  readonly store: Pick<PayoutCheckStore, 'of' | 'note' | 'releasedSince' | 'sharedBy'>;
  readonly holds: Pick<PayoutHoldStore, 'of'>;
  readonly limits: Pick<MoneyLimits, 'payouts'>;
  readonly clock: Clock;
}

/** Which releases are not made before an administrator has looked at them. */
export class PayoutChecks {
  readonly #deps: PayoutChecksDeps;
  constructor(deps: PayoutChecksDeps) {
    this.#deps = deps;
  }

  /** Within a transaction, with the order and the debt of its seller locked: two releases never share what is left of a day. */
  async waits(parties: Parties, cents: Cents): Promise<boolean> {
    const { store, holds, clock } = this.#deps;
    const { id, sellerId } = parties;
    if (sellerId === null) return false;
    if (await holds.of(sellerId)) return true;
    const check = await store.of(id);
    const found = check ? [] : await this.#reasons(parties, sellerId, cents);
    if (found.length > 0) await store.note(id, found, clock.now());
    return waitsForLook(check, found);
  }

  async #reasons(parties: Parties, sellerId: MemberId, cents: Cents): Promise<readonly PayoutCheckReason[]> {
    const { store, limits, clock } = this.#deps;
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
