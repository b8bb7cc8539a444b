import type { MoneyLimits } from '@nestmates/domain/money/payments/money-limits.ts';
import type { PayoutHold } from '@nestmates/domain/money/payments/payout-check.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** Whose releases an administrator has stopped. */
export interface PayoutHoldStore {
  /** That which lasts. */
  of(memberId: MemberId): Promise<PayoutHold | undefined>;
  /** False if one lasts already. */
  add(memberId: MemberId, hold: PayoutHold): Promise<boolean>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly payoutHolds: PayoutHoldStore;
    /** How much may move in a day, and how often. */
    readonly moneyLimits: MoneyLimits;
  }
}
