import type { MoneyDecision } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { PayoutCheckReason } from '@nestmates/domain/money/payments/payout-check.ts';

/** "Ada has proposed to …" */
export const decisionName: Readonly<Record<MoneyDecision, string>> = {
  refund: 'refund the buyer',
  'refund-in-part': 'refund a part to the buyer',
  release: 'release to the seller',
  resume: 'let the order go on',
  payout: 'let the payout go',
};

export const payoutReasonText: Readonly<Record<PayoutCheckReason, string>> = {
  'shared-device': 'Buyer and seller have used one device or one address.',
  'shared-card': 'The buyer has paid with a card that the seller has paid with too.',
  'daily-amount': 'The seller would get more in a day than the limit.',
  'daily-number': 'The seller would get more payouts in a day than the limit.',
};
