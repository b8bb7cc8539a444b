import type { PayoutHoldStore } from '@nestmates/application/money/payouts/ports.ts';
import type { MoneyLimits } from '@nestmates/domain/money/payments/money-limits.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const payoutHolds = port<PayoutHoldStore>('payout-holds');
/** How much may move in a day, and how often. */
export const moneyLimits = port<MoneyLimits>('money-limits');
