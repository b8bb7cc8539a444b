import {
  type DecisionProposal,
  openProposalsSince,
  proposalEndsAt,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import { isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import { adminOrderActions, orderActionsOpenTo } from '@nestmates/domain/market/orders/order-machine.ts';
import { moneyFaults, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { OrderRow } from '../../market/orders/ports.ts';
import {
  partRefundOf,
  requireFound,
  viewOfOrderMember,
  viewOfTimeline,
} from '../../market/orders/view-of-order.ts';
import type { PayoutCheckStore } from '../../market/payouts/ports.ts';
import type { PayoutHoldStore } from '../../money/payouts/ports.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { AdminOrderList, AdminOrderPageView, AdminOrderView } from './contract.ts';
import type { AdminOrderQueries } from './ports.ts';
import type { DecisionProposalStore } from './proposal-ports.ts';

export interface AdminOrdersDeps {
  readonly queries: Pick<AdminOrderQueries, 'orders' | 'order'>;
  readonly proposals: Pick<DecisionProposalStore, 'open'>;
  readonly payoutChecks: Pick<PayoutCheckStore, 'of'>;
  readonly holds: Pick<PayoutHoldStore, 'of'>;
  readonly clock: Clock;
}

/** Money that has been due for longer than this is stuck. */
const stuckAfter = minutes(5);

/** What administrators see of orders. */
export class AdminOrders {
  readonly #deps: AdminOrdersDeps;
  constructor(deps: AdminOrdersDeps) {
    this.#deps = deps;
  }

  async list({
    list,
    limit,
    before,
  }: PageRequest<TimeCursor> & { readonly list: AdminOrderList }): Promise<Page<AdminOrderView>> {
    const { queries, clock } = this.#deps;
    const now = clock.now();
    const which = { list, dueSince: later(now, -stuckAfter) };
    const found = await queries.orders(which, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: items.map((row) => viewOf(row, now)) };
  }

  /** What waits for a look, or for a second administrator. */
  async #lookedAt({
    id,
    sellerId,
  }: Order): Promise<Pick<AdminOrderPageView, 'proposal' | 'payoutCheck' | 'payoutsHeld'>> {
    const { proposals, payoutChecks, holds, clock } = this.#deps;
    const proposal = await proposals.open(id, openProposalsSince(clock.now()));
    const check = await payoutChecks.of(id);
    return {
      proposal: proposal ? viewOfProposal(proposal) : null,
      payoutCheck:
        check && check.approvedAt === null
          ? { reasons: check.reasons, notedAt: check.notedAt.toISOString() }
          : null,
      payoutsHeld: sellerId !== null && (await holds.of(sellerId)) !== undefined,
    };
  }

  async show(id: OrderId): Promise<AdminOrderPageView> {
    const { queries, clock } = this.#deps;
    const { row, steps } = requireFound(await queries.order(id));
    const { order, balance } = row;
    return {
      ...viewOf(row, clock.now()),
      timeline: viewOfTimeline(row.timeline),
      steps: steps.map(({ cents, askedAt, ...step }) => ({
        ...step,
        amount: cents,
        askedAt: askedAt.toISOString(),
      })),
      faults: moneyFaults(moneyOf(order, balance)),
      ...(await this.#lookedAt(order)),
    };
  }
}

const viewOfProposal = (
  proposal: DecisionProposal & { readonly proposerEmail: string | null },
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
  const { charged, held, released, refunded } = balance;
  const open: readonly string[] = orderActionsOpenTo(order, 'admin', now);
  const partRefund = partRefundOf(order, balance, 'admin');
  const closed = partRefund.most > 0 ? [] : ['refundInPartByAdmin'];
  const shippedAt = 'shippedAt' in order ? order.shippedAt : null;
  return {
    id,
    status,
    escalated: order.status === 'problem' && order.escalatedAt !== null,
    disputed: order.status === 'problem' && order.disputed,
    frozen: order.status === 'problem' && order.frozen,
    fulfilment,
    title,
    price,
    total: totalOf(order),
    buyer: viewOfOrderMember(row.buyer),
    seller: viewOfOrderMember(row.seller),
    createdAt: order.createdAt.toISOString(),
    paidAt: isPaid(order) ? order.paidAt.toISOString() : null,
    shippedAt: shippedAt?.toISOString() ?? null,
    problemAt: order.status === 'problem' ? order.problemAt.toISOString() : null,
    money: { charged, held, released, refunded },
    partRefund,
    moneyUnderWay,
    actions: adminOrderActions.filter((action) => open.includes(action) && !closed.includes(action)),
  };
}
