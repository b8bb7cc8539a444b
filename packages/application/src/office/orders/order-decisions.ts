import {
  type DecisionProposal,
  type MoneyDecision,
  needsTwoAdministrators,
  openProposalsSince,
  proposalGone,
  proposalOpen,
  requireSecondAdministrator,
  sharedWithProposer,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import { type Order, requireUninvolved, sharedDevice } from '@nestmates/domain/market/orders/order.ts';
import { refundOrderByAdmin, releaseOrderByAdmin } from '@nestmates/domain/market/orders/order-actions.ts';
import type { adminOrderActions } from '@nestmates/domain/market/orders/order-machine.ts';
import { requireProblemText, resumeOrder } from '@nestmates/domain/market/orders/problem.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { noPayoutCheck } from '@nestmates/domain/money/payments/payout-check.ts';
import { type AuditAction, maxAuditDetail } from '@nestmates/domain/office/audit/audit.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { type OrderChanges, settleOrder } from '../../market/orders/order-changes.ts';
import type { Ledger, OrderStore } from '../../market/orders/ports.ts';
import { requireFound } from '../../market/orders/view-of-order.ts';
import type { PayoutCheckStore } from '../../market/payouts/ports.ts';
import type { Emails } from '../../members/emails/emails.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { AdministratorStore } from '../admin/ports.ts';
import type { AuditLog } from '../audit/ports.ts';
import type { AdminOrders } from './admin-orders.ts';
import type { AdminOrderPageView } from './contract.ts';
import { adminOrderEmails } from './emails.ts';
import type { AdminOrderQueries } from './ports.ts';
import type { DecisionProposalStore } from './proposal-ports.ts';

export interface OrderDecisionsDeps {
  readonly store: Pick<OrderStore, 'lock'>;
  readonly ledger: Pick<Ledger, 'setDue'>;
  readonly payoutChecks: Pick<PayoutCheckStore, 'of' | 'approve'>;
  readonly proposals: DecisionProposalStore;
  readonly queries: Pick<AdminOrderQueries, 'sharesDevice'>;
  readonly pages: Pick<AdminOrders, 'show'>;
  readonly changes: OrderChanges;
  readonly administrators: Pick<AdministratorStore, 'list'>;
  readonly auditLog: Pick<AuditLog, 'add'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
  /** Above it, in cents, a decision needs two. */
  readonly twoApprovalsAbove: Cents;
}

interface DecisionRow {
  readonly audited: AuditAction;
  /** In whose favour. */
  readonly favours: 'buyerId' | 'sellerId';
  /** What becomes of the order; a payout that is looked at changes nothing of it. */
  readonly change?: {
    readonly action: (typeof adminOrderActions)[number];
    readonly decide: (order: Order, by: 'admin', at: Date) => Order;
  };
}

const decisions: Readonly<Record<MoneyDecision, DecisionRow>> = {
  refund: {
    audited: 'order.refund',
    favours: 'buyerId',
    change: { action: 'refundByAdmin', decide: refundOrderByAdmin },
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

interface Answered {
  readonly orderId: OrderId;
  readonly proposalId: number;
}

/** What administrators decide about the money of an order: one alone, or two where it is much. */
export class OrderDecisions {
  readonly #deps: OrderDecisionsDeps;
  constructor(deps: OrderDecisionsDeps) {
    this.#deps = deps;
  }

  /** Above the amount it is only proposed. */
  decide(by: Administrator, id: OrderId, what: MoneyDecision, reason: string): Promise<AdminOrderPageView> {
    const { proposals, twoApprovalsAbove, clock } = this.#deps;
    const text = requireProblemText(reason);
    return this.#inOrder(by, id, async (order) => {
      if (await proposals.open(id, openProposalsSince(clock.now()))) throw proposalOpen();
      if (needsTwoAdministrators(order, twoApprovalsAbove)) await this.#propose(by, order, what, text);
      else await this.#carryOut(by, order, what, text);
    });
  }

  /** Of two at once, the second finds that it was answered. */
  confirm(by: Administrator, { orderId, proposalId }: Answered): Promise<AdminOrderPageView> {
    const { proposals, clock } = this.#deps;
    return this.#inOrder(by, orderId, async (order) => {
      const proposal = await this.#open(orderId, proposalId);
      requireSecondAdministrator(proposal, by.id);
      await this.#requireAnotherDevice(proposal, by.id);
      await this.#carryOut(by, order, proposal.decision, proposal.reason);
      await proposals.answer(proposal.id, { outcome: 'confirmed', by: by.id, at: clock.now() });
    });
  }

  /** Also by whoever has proposed it, who then takes it back. */
  refuse(by: Administrator, { orderId, proposalId }: Answered, reason: string): Promise<AdminOrderPageView> {
    const { proposals, clock } = this.#deps;
    const text = requireProblemText(reason);
    return this.#inOrder(by, orderId, async (order) => {
      const proposal = await this.#open(orderId, proposalId);
      await proposals.answer(proposal.id, { outcome: 'refused', by: by.id, at: clock.now() });
      await this.#audit(by, order, proposal.decision, 'order.proposal-refused', text);
    });
  }

  /** What nobody has answered. */
  endOldProposals(): Promise<void> {
    const { proposals, clock } = this.#deps;
    return proposals.endBefore(openProposalsSince(clock.now()));
  }

  #inOrder(
    by: Administrator,
    id: OrderId,
    work: (order: Order) => Promise<void>,
  ): Promise<AdminOrderPageView> {
    const { store, pages, transaction } = this.#deps;
    return transaction.run(async () => {
      const { order } = requireFound(await store.lock(id));
      requireUninvolved(order, by.id);
      await this.#requireOwnDevice(order, by.id);
      await work(order);
      return pages.show(id);
    });
  }

  async #open(orderId: OrderId, proposalId: number): Promise<DecisionProposal> {
    const { proposals, clock } = this.#deps;
    const open = await proposals.open(orderId, openProposalsSince(clock.now()));
    if (open?.id !== proposalId) throw proposalGone();
    return open;
  }

  async #propose(by: Administrator, order: Order, what: MoneyDecision, reason: string): Promise<void> {
    const { proposals, administrators, payoutChecks, emails, clock } = this.#deps;
    const [proposedAt, { id: orderId }, { change }] = [clock.now(), order, decisions[what]];
    // What cannot be done is not proposed.
    if (change) change.decide(order, 'admin', proposedAt);
    else if ((await payoutChecks.of(orderId))?.approvedAt !== null) throw noPayoutCheck();
    await proposals.add({ orderId, decision: what, reason, proposedBy: by.id, proposedAt });
    await this.#audit(by, order, what, 'order.proposed', reason);
    for (const toId of await administrators.list()) {
      if (toId === by.id) continue;
      await emails.send(adminOrderEmails.proposed, { toId, orderId, decision: what, byId: by.id });
    }
  }

  async #carryOut(by: Administrator, order: Order, what: MoneyDecision, text: string): Promise<void> {
    const { changes, clock } = this.#deps;
    const { audited, change } = decisions[what];
    if (change) {
      const after = change.decide(order, 'admin', clock.now());
      const decidedBy = by.id === null ? {} : { adminId: by.id };
      await changes.save(order, after, { action: change.action, by: 'admin', text, ...decidedBy });
    } else await this.#approvePayout(order);
    await this.#audit(by, order, what, audited, text);
  }

  async #approvePayout({ id: orderId }: Order): Promise<void> {
    const { payoutChecks, ledger, jobs, clock } = this.#deps;
    if (!(await payoutChecks.approve(orderId, clock.now()))) throw noPayoutCheck();
    await ledger.setDue(orderId, true);
    await jobs.add(settleOrder, { orderId }, { key: `settle-order-${orderId}` });
  }

  async #audit(
    by: Administrator,
    order: Order,
    what: MoneyDecision,
    action: AuditAction,
    text: string,
  ): Promise<void> {
    const { auditLog, clock } = this.#deps;
    const { audited, favours } = decisions[what];
    const which = action === audited ? '' : `${what}: `;
    const detail = `Order ${order.id}: ${which}${text}`.slice(0, maxAuditDetail);
    await auditLog.add({ action, adminId: by.id, memberId: order[favours], detail, at: clock.now() });
  }

  async #requireOwnDevice({ buyerId, sellerId }: Order, adminId: MemberId | null): Promise<void> {
    const both = [buyerId, sellerId].filter((memberId) => memberId !== null);
    if (adminId !== null && (await this.#deps.queries.sharesDevice(adminId, both))) throw sharedDevice();
  }

  async #requireAnotherDevice({ proposedBy }: DecisionProposal, by: MemberId | null): Promise<void> {
    if (proposedBy === null || by === null) return;
    if (await this.#deps.proposals.shareBrowser(proposedBy, by)) throw sharedWithProposer();
  }
}
