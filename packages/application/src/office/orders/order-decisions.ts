import { type AdminOrderAction, enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import {
  type DecisionProposal,
  type MoneyDecision,
  needsTwoAdministrators,
  openProposalsSince,
  proposalGone,
  proposalOpen,
  requireNotHeldSince,
  requireSecondAdministrator,
  requireUnchangedSince,
  sharedWithProposer,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import { isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import { requireProblemText } from '@nestmates/domain/market/orders/problem.ts';
import { refundedInPart } from '@nestmates/domain/market/orders/refund-in-part.ts';
import { agreedReturn, moneyOf, unclaimedIn, unpaidIn } from '@nestmates/domain/market/orders/settlement.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { type AuditAction, maxAuditDetail } from '@nestmates/domain/office/audit/audit.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { PartRefundForm } from '../../market/orders/actions/outcome.ts';
import { requireFound } from '../../market/orders/view-of-order.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { AdminOrderPageView } from './contract.ts';
import { adminOrderEmails } from './emails.ts';
import { moneyDecisionRows } from './money-decisions.ts';
import {
  centsOf,
  type Decision,
  isOfLeftSeller,
  type Locked,
  mayBeHandedOverFrom,
  UnchangingDecisions,
} from './unchanging-decisions.ts';

interface Answered {
  readonly orderId: OrderId;
  readonly proposalId: number;
}

/** What administrators decide about the money of an order: one alone, or two where it is much. */
export class OrderDecisions extends useCase(
  ...UnchangingDecisions.needs,
  'orderStore',
  'decisionProposals',
  'adminOrderQueries',
  'adminOrders',
  'moneyAuthority',
  'administratorStore',
  'auditLog',
  'emails',
  'transaction',
  'twoApprovalsAbove',
) {
  readonly #unchanging = new UnchangingDecisions(this.needs);

  decide(
    by: Administrator,
    id: OrderId,
    decision: Exclude<MoneyDecision, 'refund-in-part'>,
    reason: string,
  ): Promise<AdminOrderPageView> {
    const asked = { decision, reason: requireProblemText(reason) };
    return this.#inOrder(by, id, (locked) => {
      const cents = isOfLeftSeller(decision) ? centsOf(decision, locked) : agreedIn(decision, locked.order);
      return this.#decide(locked, { ...asked, cents, agreedCents: locked.agreedCents });
    });
  }

  refundInPart(
    by: Administrator,
    id: OrderId,
    { amount: cents, agreed: agreedCents }: PartRefundForm,
    reason: string,
  ): Promise<AdminOrderPageView> {
    const asked = {
      decision: 'refund-in-part',
      reason: requireProblemText(reason),
      cents,
      agreedCents,
    } as const;
    return this.#inOrder(by, id, (locked) => this.#decide(locked, asked));
  }

  /** Tells the second of two at once that it was answered. */
  confirm(by: Administrator, { orderId, proposalId }: Answered): Promise<AdminOrderPageView> {
    const { decisionProposals: proposals, clock } = this.needs;
    return this.#inOrder(by, orderId, async (locked) => {
      const proposal = requireOpen(locked, proposalId);
      requireSecondAdministrator(proposal, by.id);
      await this.#requireAnotherDevice(proposal, by.id);
      requireUnchangedSince(proposal, locked.agreedCents);
      requireNotHeldSince(proposal, {
        isHeld: locked.payoutsHeld,
        notedAt: locked.payoutCheck?.notedAt,
      });
      await this.#carryOut(locked, proposal);
      await proposals.answer(proposal.id, { outcome: 'confirmed', by: by.id, at: clock.now() });
    });
  }

  /** Also by whoever has proposed it, who then takes it back. */
  refuse(by: Administrator, { orderId, proposalId }: Answered, reason: string): Promise<AdminOrderPageView> {
    const { decisionProposals: proposals, clock } = this.needs;
    const text = requireProblemText(reason);
    return this.#inOrder(by, orderId, async (locked) => {
      const proposal = requireOpen(locked, proposalId);
      await proposals.answer(proposal.id, { outcome: 'refused', by: by.id, at: clock.now() });
      await this.#audit(locked, { ...proposal, reason: text }, 'order.proposal-refused');
    });
  }

  /** What nobody has answered. */
  endOldProposals(): Promise<void> {
    const { decisionProposals: proposals, clock } = this.needs;
    return proposals.endBefore(openProposalsSince(clock.now()));
  }

  #inOrder(
    by: Administrator,
    id: OrderId,
    work: (locked: Locked) => Promise<void>,
  ): Promise<AdminOrderPageView> {
    const {
      orderStore: store,
      adminOrderQueries: queries,
      adminOrders: pages,
      moneyAuthority: authority,
      transaction,
      clock,
    } = this.needs;
    return transaction.run(async () => {
      const { order } = requireFound(await store.lock(id));
      const asked = { proposedSince: openProposalsSince(clock.now()), by: by.id };
      const found = requireFound(await queries.order(id, asked));
      const { proposal, payoutCheck, payoutsHeld, isUnpaid, canBePaid } = found;
      await authority.requireForOrder(by, order, found.ties);
      const { balance } = found.row;
      const agreedCents = isPaid(order) ? refundedInPart(order, balance) : 0;
      const unpaidCents = isUnpaid ? unpaidIn(moneyOf(order, balance)) : 0;
      const unclaimed = {
        cents: unclaimedIn(moneyOf(order, balance)),
        canBePaid,
        handOverFrom: mayBeHandedOverFrom(found.row),
      };
      const isAsked = found.steps.some(({ outcome }) => outcome === 'asked');
      const money = { balance, agreedCents, unpaidCents, unclaimed, isAsked };
      await work({ by, order, ...money, proposal, payoutCheck, payoutsHeld });
      return pages.show(id);
    });
  }

  /** Proposes the decision instead of carrying it out above the amount. */
  async #decide(locked: Locked, decision: Decision): Promise<void> {
    if (locked.proposal) throw proposalOpen();
    const { order, payoutCheck } = locked;
    if (needsTwoAdministrators(order, payoutCheck, this.needs.twoApprovalsAbove))
      await this.#propose(locked, decision);
    else await this.#carryOut(locked, decision);
  }

  async #propose(locked: Locked, decision: Decision): Promise<void> {
    const { decisionProposals: proposals, administratorStore: administrators, emails, clock } = this.needs;
    const { id: orderId } = locked.order;
    const proposedBy = locked.by.id;
    // What cannot be done is not proposed.
    const { action } = moneyDecisionRows[decision.decision];
    if (action) this.#changed(action, locked, decision);
    else this.#unchanging.require(locked, decision);
    await proposals.add({ ...decision, orderId, proposedBy, proposedAt: clock.now() });
    await this.#audit(locked, decision, 'order.proposed');
    for (const toId of await administrators.list()) {
      if (toId === proposedBy) continue;
      const { decision: what, cents } = decision;
      await emails.send(adminOrderEmails.proposed, {
        toId,
        orderId,
        decision: what,
        cents,
        byId: proposedBy,
      });
    }
  }

  async #carryOut(locked: Locked, decision: Decision): Promise<void> {
    const { by, order } = locked;
    const { audited, action } = moneyDecisionRows[decision.decision];
    let done = decision;
    if (action) {
      await this.needs.orderChanges.save(order, this.#changed(action, locked, decision), {
        action,
        by: 'admin',
        text: decision.reason,
        ...(by.id === null ? {} : { adminId: by.id }),
        ...(decision.cents === null ? {} : { cents: decision.cents }),
      });
    } else done = await this.#unchanging.carryOut(locked, decision);
    await this.#audit(locked, done, audited);
  }

  /** What becomes of the order; the rules refuse what cannot be. */
  #changed(
    action: AdminOrderAction,
    { order, balance }: Locked,
    { cents, agreedCents: agreedBefore }: Decision,
  ): Order {
    const at = this.needs.clock.now();
    if (action === 'refundInPartByAdmin') {
      return enterOrder(action, order, 'admin', at, { balance, cents: cents ?? 0, agreedBefore });
    }
    if (action === 'confirmReturn') return enterOrder(action, order, 'admin', at, { balance });
    return enterOrder(action, order, 'admin', at);
  }

  async #audit(
    { by, order }: Locked,
    { decision, cents, reason }: Decision,
    action: AuditAction,
  ): Promise<void> {
    const { auditLog, clock } = this.needs;
    const { audited, favours } = moneyDecisionRows[decision];
    const amount = cents === null ? '' : `, ${dollars(cents)}`;
    const which = action === audited ? '' : `${decision}: `;
    const detail = `Order ${order.id}${amount}: ${which}${reason}`.slice(0, maxAuditDetail);
    await auditLog.add({ action, adminId: by.id, memberId: order[favours], detail, at: clock.now() });
  }

  async #requireAnotherDevice({ proposedBy }: DecisionProposal, by: MemberId | null): Promise<void> {
    if (proposedBy === null || by === null) return;
    if (await this.needs.decisionProposals.shareBrowser(proposedBy, by)) throw sharedWithProposer();
  }
}

const agreedIn = (decision: MoneyDecision, order: Order): Cents | null =>
  decision === 'confirm-return' ? agreedReturn(order) || null : null;

function requireOpen({ proposal }: Locked, id: number): DecisionProposal {
  if (proposal?.id !== id) throw proposalGone();
  return proposal;
}
