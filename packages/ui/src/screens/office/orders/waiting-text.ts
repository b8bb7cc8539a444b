import type { AdminOrderPageView } from '@nestmates/application/office/orders/contract.ts';
import type { MoneyDecision } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { PayoutCheckReason } from '@nestmates/domain/money/payments/payout-check.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { wordsOf } from '../words-of.ts';

const decisionName: Readonly<Record<MoneyDecision, string>> = {
  refund: 'refund the buyer',
  'refund-in-part': 'refund a part to the buyer',
  'confirm-return': 'confirm that it is back with the seller',
  release: 'release to the seller',
  resume: 'let the order go on',
  payout: 'let the payout go',
  unclaimed: 'mark as unclaimed what the seller cannot be paid',
  'pay-unclaimed': 'send what was unclaimed to the seller',
  'hand-over': 'hand over to the state what nobody has claimed',
};

/** "Ada has proposed to …" */
export function proposedText({ decision, amount }: NonNullable<AdminOrderPageView['proposal']>): string {
  if (amount === null) return wordsOf(decisionName, decision, 'do what this page does not know: reload it');
  switch (decision) {
    case 'unclaimed':
      return `mark ${dollars(amount)} as unclaimed`;
    case 'pay-unclaimed':
      return `send ${dollars(amount)} to the seller`;
    case 'hand-over':
      return `hand ${dollars(amount)} over to the state`;
    default:
      return `refund ${dollars(amount)} to the buyer`;
  }
}

export const payoutReasonText: Readonly<Record<PayoutCheckReason, string>> = {
  'shared-device': 'Buyer and seller have used one device or one address.',
  'shared-card': 'The buyer has paid with a card that the seller has paid with too.',
  'daily-amount': 'The seller would get more in a day than the limit.',
  'daily-number': 'The seller would get more payouts in a day than the limit.',
  lifted: 'The payouts of the seller were held; so much has waited that two administrators let it go.',
};

/** What one administrator alone only proposes. */
export const proposing = { confirm: 'Propose It', pending: 'Proposing…' } as const;

export const secondConfirms = 'So much was paid that another administrator has to confirm it first.';

export const proposedSays = 'Proposed to Another Administrator';
