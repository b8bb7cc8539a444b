import type { AdminOrderAction } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import type { MoneyDecision } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { AuditAction } from '@nestmates/domain/office/audit/audit.ts';

interface MoneyDecisionRow {
  readonly audited: AuditAction;
  /** Party in whose favour it is. */
  readonly favours: 'buyerId' | 'sellerId';
  /** What becomes of the order; a payout that is looked at changes nothing of it, nor does what is kept. */
  readonly action?: AdminOrderAction;
}

export const moneyDecisionRows: Readonly<Record<MoneyDecision, MoneyDecisionRow>> = {
  refund: { audited: 'order.refund', favours: 'buyerId', action: 'refundByAdmin' },
  'refund-in-part': {
    audited: 'order.refund-in-part',
    favours: 'buyerId',
    action: 'refundInPartByAdmin',
  },
  'confirm-return': { audited: 'order.confirm-return', favours: 'buyerId', action: 'confirmReturn' },
  release: { audited: 'order.release', favours: 'sellerId', action: 'releaseByAdmin' },
  resume: { audited: 'order.resume', favours: 'sellerId', action: 'resume' },
  payout: { audited: 'order.payout-approved', favours: 'sellerId' },
  unclaimed: { audited: 'order.unclaimed', favours: 'sellerId' },
  'pay-unclaimed': { audited: 'order.pay-unclaimed', favours: 'sellerId' },
  'hand-over': { audited: 'order.hand-over', favours: 'sellerId' },
};
