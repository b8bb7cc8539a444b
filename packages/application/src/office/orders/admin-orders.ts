import {
  adminOrderActions,
  orderActionsOpenTo,
} from '@nestmates/domain/market/orders/actions/order-actions.ts';
import {
  needsTwoAdministrators,
  openProposalsSince,
  proposalEndsAt,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import { isPaid } from '@nestmates/domain/market/orders/order.ts';
import { moneyStuckAfter } from '@nestmates/domain/market/orders/order-times.ts';
import { moneyFaults, moneyOf, unclaimedIn, unpaidIn } from '@nestmates/domain/market/orders/settlement.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { refundedOfPayment } from '@nestmates/domain/money/payments/ledger.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { OrderRow } from '../../market/orders/page-ports.ts';
import {
  partRefundOf,
  requireFound,
  viewOfOrderMember,
  viewOfReturn,
  viewOfTimeline,
} from '../../market/orders/view-of-order.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { AdminOrderList, AdminOrderPageView, AdminOrderView } from './contract.ts';
import type { AdminOrderRow } from './ports.ts';
import { mayBeHandedOverFrom } from './unchanging-decisions.ts';

/** What administrators see of orders. */
export class AdminOrders extends useCase('adminOrderQueries', 'clock', 'twoApprovalsAbove') {
  async list({
    list,
    limit,
    before,
  }: PageRequest<TimeCursor> & { readonly list: AdminOrderList }): Promise<Page<AdminOrderView>> {
    const { adminOrderQueries: queries, clock } = this.needs;
    const now = clock.now();
    const which = { list, dueSince: later(now, -moneyStuckAfter) };
    const found = await queries.orders(which, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: items.map((row) => viewOf(row, now)) };
  }

  async show(id: OrderId): Promise<AdminOrderPageView> {
    const { adminOrderQueries: queries, twoApprovalsAbove, clock } = this.needs;
    const now = clock.now();
    const asked = { proposedSince: openProposalsSince(now), by: null };
    const found = requireFound(await queries.order(id, asked));
    const { row, steps, proposal, payoutCheck, payoutsHeld } = found;
    const { order, balance } = row;
    return {
      ...viewOf(row, now),
      timeline: viewOfTimeline(row.timeline),
      steps: steps.map(({ cents, askedAt, ...step }) => ({
        ...step,
        amount: cents,
        askedAt: askedAt.toISOString(),
      })),
      faults: moneyFaults(moneyOf(order, balance)),
      needsTwo: needsTwoAdministrators(order, payoutCheck, twoApprovalsAbove),
      proposal: proposal && viewOfProposal(proposal),
      payoutCheck: payoutCheck && {
        reasons: payoutCheck.reasons,
        notedAt: payoutCheck.notedAt.toISOString(),
      },
      payoutsHeld,
      unpaid: found.isUnpaid ? { amount: unpaidIn(moneyOf(order, balance)) } : null,
      unclaimed: unclaimedOf(found, now),
    };
  }
}

function unclaimedOf({ row, canBePaid }: AdminOrderRow, now: Date): AdminOrderPageView['unclaimed'] {
  const amount = unclaimedIn(moneyOf(row.order, row.balance));
  const from = mayBeHandedOverFrom(row);
  if (amount === 0 || !from) return null;
  return { amount, canBePaid, mayBeHandedOver: !canBePaid && from <= now, handOverFrom: from.toISOString() };
}

const viewOfProposal = (
  proposal: NonNullable<AdminOrderRow['proposal']>,
): NonNullable<AdminOrderPageView['proposal']> => ({
  id: proposal.id,
  decision: proposal.decision,
  reason: proposal.reason,
  amount: proposal.cents,
  proposedBy: { id: proposal.proposedBy, email: proposal.proposerEmail },
  proposedAt: proposal.proposedAt.toISOString(),
  endsAt: proposalEndsAt(proposal).toISOString(),
});

function viewOf(row: OrderRow, now: Date): AdminOrderView {
  const { order, title, balance, moneyDue: moneyUnderWay } = row;
  const { id, status, fulfilment, priceCents: price } = order;
  const { charged, held, unclaimed, handedOver, released, claimed, claimsLost } = balance;
  const sentBack = refundedOfPayment(balance);
  const onItsWay = Math.min(balance.pendingRefunds, sentBack);
  const open: readonly string[] = orderActionsOpenTo(order, 'admin', now);
  const partRefund = partRefundOf(order, balance, 'admin');
  const closed = partRefund.most > 0 ? [] : ['refundInPartByAdmin'];
  const shippedAt = 'shippedAt' in order ? order.shippedAt : null;
  return {
    id,
    status,
    escalated: order.status === 'problem' && order.escalatedAt !== null,
    disputed: order.status === 'problem' && order.disputed,
    inquiry: isPaid(order) && order.inquiryAt !== null,
    frozen: order.status === 'problem' && order.frozen,
    fulfilment,
    title,
    price,
    total: totalOf(order),
    ...(order.taxCents > 0 ? { tax: order.taxCents } : {}),
    buyer: viewOfOrderMember(row.buyer),
    seller: viewOfOrderMember(row.seller),
    createdAt: order.createdAt.toISOString(),
    paidAt: isPaid(order) ? order.paidAt.toISOString() : null,
    shippedAt: shippedAt?.toISOString() ?? null,
    problemAt: order.status === 'problem' ? order.problemAt.toISOString() : null,
    money: {
      charged,
      held,
      released,
      refunded: sentBack - onItsWay,
      ...(onItsWay > 0 ? { onItsWay } : {}),
      ...(unclaimed > 0 ? { unclaimed } : {}),
      ...(handedOver > 0 ? { handedOver } : {}),
      ...(claimed > 0 ? { claimed, claimsLost } : {}),
    },
    partRefund,
    itemReturn: viewOfReturn(order),
    moneyUnderWay,
    actions: adminOrderActions.filter((action) => open.includes(action) && !closed.includes(action)),
  };
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly adminOrders: AdminOrders;
  }
}
