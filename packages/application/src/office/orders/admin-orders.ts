import {
  isPaid,
  type Order,
  requireUninvolved,
  sharedDevice,
} from '@nestmates/domain/market/orders/order.ts';
import { refundOrderByAdmin, releaseOrderByAdmin } from '@nestmates/domain/market/orders/order-actions.ts';
import { adminOrderActions, orderActionsOpenTo } from '@nestmates/domain/market/orders/order-machine.ts';
import { requireProblemText, resumeOrder } from '@nestmates/domain/market/orders/problem.ts';
import { refundInPartByAdmin } from '@nestmates/domain/market/orders/refund-in-part.ts';
import { confirmReturn } from '@nestmates/domain/market/orders/return-actions.ts';
import { moneyFaults, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import { type Cents, totalOf } from '@nestmates/domain/money/payments/fees.ts';
import type { Balance } from '@nestmates/domain/money/payments/ledger.ts';
import { type AuditAction, maxAuditDetail } from '@nestmates/domain/office/audit/audit.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { PartRefundForm } from '../../market/orders/contract.ts';
import type { OrderChanges } from '../../market/orders/order-changes.ts';
import type { OrderRow, OrderStore } from '../../market/orders/ports.ts';
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
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { AuditLog } from '../audit/ports.ts';
import type { AdminOrderPageView, AdminOrderView } from './contract.ts';
import type { AdminOrderQueries } from './ports.ts';

export interface AdminOrdersDeps {
  readonly store: Pick<OrderStore, 'lock'>;
  readonly queries: AdminOrderQueries;
  readonly changes: OrderChanges;
  readonly auditLog: Pick<AuditLog, 'add'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

interface Decision {
  readonly action: (typeof adminOrderActions)[number];
  readonly audited: Extract<
    AuditAction,
    'order.refund' | 'order.refund-in-part' | 'order.confirm-return' | 'order.release' | 'order.resume'
  >;
  /** In whose favour. */
  readonly favours: 'buyerId' | 'sellerId';
  readonly decide: (order: Order, by: 'admin', at: Date) => Order;
}

/** What an administrator has decided, before it is stored. */
interface Decided extends Omit<Decision, 'decide'> {
  readonly after: Order;
  readonly cents?: Cents;
  /** What the audit says it is about. */
  readonly named: string;
}

const decisions = {
  refund: {
    action: 'refundByAdmin',
    audited: 'order.refund',
    favours: 'buyerId',
    decide: refundOrderByAdmin,
  },
  release: {
    action: 'releaseByAdmin',
    audited: 'order.release',
    favours: 'sellerId',
    decide: releaseOrderByAdmin,
  },
  resume: {
    action: 'resume',
    audited: 'order.resume',
    favours: 'sellerId',
    decide: resumeOrder,
  },
} as const satisfies Readonly<Record<string, Decision>>;

/** Money that has been due for longer than this is stuck. */
const stuckAfter = minutes(5);

/** What administrators see of orders, and what they decide where the two do not agree. */
export class AdminOrders {
  readonly #deps: AdminOrdersDeps;
  constructor(deps: AdminOrdersDeps) {
    this.#deps = deps;
  }

  async list({
    list,
    limit,
    before,
  }: PageRequest<TimeCursor> & { readonly list: 'problems' | 'stuck' | 'all' }): Promise<
    Page<AdminOrderView>
  > {
    const { queries, clock } = this.#deps;
    const now = clock.now();
    const which = { list, dueSince: later(now, -stuckAfter) };
    const found = await queries.orders(which, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: items.map((row) => viewOf(row, now)) };
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
    };
  }

  decide(
    by: Administrator,
    id: OrderId,
    what: keyof typeof decisions,
    reason: string,
  ): Promise<AdminOrderPageView> {
    const decision = decisions[what];
    return this.#decide(by, id, reason, (order, at) => ({
      ...decision,
      after: decision.decide(order, 'admin', at),
      named: `Order ${id}`,
    }));
  }

  refundInPart(
    by: Administrator,
    id: OrderId,
    { amount: cents, agreed: agreedBefore }: PartRefundForm,
    reason: string,
  ): Promise<AdminOrderPageView> {
    return this.#decide(by, id, reason, (order, at, balance) => ({
      action: 'refundInPartByAdmin',
      audited: 'order.refund-in-part',
      favours: 'buyerId',
      after: refundInPartByAdmin(order, 'admin', at, { balance, cents, agreedBefore }),
      cents,
      named: `Order ${id}, ${dollars(cents)}`,
    }));
  }

  /** What goes back has arrived, although the seller has not said so. */
  confirmReturn(by: Administrator, id: OrderId, reason: string): Promise<AdminOrderPageView> {
    return this.#decide(by, id, reason, (order, at, balance) => {
      const { order: after, cents } = confirmReturn(order, 'admin', at, balance);
      return {
        action: 'confirmReturn',
        audited: 'order.confirm-return',
        favours: 'buyerId',
        after,
        cents,
        named: `Order ${id}, ${dollars(cents)}`,
      };
    });
  }

  #decide(
    by: Administrator,
    id: OrderId,
    reason: string,
    decide: (order: Order, at: Date, balance: Balance) => Decided,
  ): Promise<AdminOrderPageView> {
    const { store, queries, changes, auditLog, transaction, clock } = this.#deps;
    const text = requireProblemText(reason);
    return transaction.run(async () => {
      const { order } = requireFound(await store.lock(id));
      requireUninvolved(order, by.id);
      const { sharesDevice, balance } = await queries.decisionFacts(order, by.id);
      if (sharesDevice) throw sharedDevice();
      const at = clock.now();
      const { action, audited, favours, after, cents, named } = decide(order, at, balance);
      await changes.save(order, after, {
        action,
        by: 'admin',
        text,
        ...(by.id === null ? {} : { adminId: by.id }),
        ...(cents === undefined ? {} : { cents }),
      });
      const detail = `${named}: ${text}`.slice(0, maxAuditDetail);
      await auditLog.add({ action: audited, adminId: by.id, memberId: order[favours], detail, at });
      return this.show(id);
    });
  }
}

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
    itemReturn: viewOfReturn(order),
    moneyUnderWay,
    actions: adminOrderActions.filter((action) => open.includes(action) && !closed.includes(action)),
  };
}
