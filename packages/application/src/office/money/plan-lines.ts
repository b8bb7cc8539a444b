import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { PlatformRow } from './ports.ts';

/** What a line about a payment is called where that is for a plan. */
export const kindsOfPlans: Readonly<Partial<Record<MovementKind | 'other', PlatformRow['kind']>>> = {
  charge: 'planPayment',
  refund: 'planRefund',
  dispute: 'planDispute',
  disputeWon: 'planDisputeWon',
};
