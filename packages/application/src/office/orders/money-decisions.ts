import type { MoneyDecision } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { refundOrderByAdmin, releaseOrderByAdmin } from '@nestmates/domain/market/orders/order-actions.ts';
import type { adminOrderActions } from '@nestmates/domain/market/orders/order-machine.ts';
import { resumeOrder } from '@nestmates/domain/market/orders/problem.ts';
import { type PartRefund, refundInPartByAdmin } from '@nestmates/domain/market/orders/refund-in-part.ts';
import { confirmReturn } from '@nestmates/domain/market/orders/return-actions.ts';
import type { AuditAction } from '@nestmates/domain/office/audit/audit.ts';

interface MoneyDecisionRow {
  readonly audited: AuditAction;
  /** In whose favour. */
  readonly favours: 'buyerId' | 'sellerId';
  /** What becomes of the order; a payout that is looked at changes nothing of it. */
  readonly change?: {
    readonly action: (typeof adminOrderActions)[number];
    /** Of `part` all matters to a refund in part, and the balance to a return. */
    readonly decide: (order: Order, by: 'admin', at: Date, part: PartRefund) => Order;
  };
}

export const moneyDecisionRows: Readonly<Record<MoneyDecision, MoneyDecisionRow>> = {
  refund: {
    audited: 'order.refund',
    favours: 'buyerId',
    change: { action: 'refundByAdmin', decide: refundOrderByAdmin },
  },
  'refund-in-part': {
    audited: 'order.refund-in-part',
    favours: 'buyerId',
    change: { action: 'refundInPartByAdmin', decide: refundInPartByAdmin },
  },
  'confirm-return': {
    audited: 'order.confirm-return',
    favours: 'buyerId',
    change: {
      action: 'confirmReturn',
      decide: (order, by, at, { balance }) => confirmReturn(order, by, at, balance).order,
    },
  },
  release: {
    audited: 'order.release',
    favours: 'sellerId',
    change: { action: 'releaseByAdmin', decide: releaseOrderByAdmin },
  },
  resume: {
    audited: 'order.resume',
    favours: 'sellerId',
    change: { action: 'resume', decide: resumeOrder },
  },
  payout: { audited: 'order.payout-approved', favours: 'sellerId' },
};
