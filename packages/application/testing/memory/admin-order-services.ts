import type { AdministratorTies } from '@nestmates/domain/office/money/administrator-ties.ts';
import type { NewAuditEntry } from '../../src/office/audit/ports.ts';
import { MoneyAuthority } from '../../src/office/money/money-authority.ts';
import { AdminOrders } from '../../src/office/orders/admin-orders.ts';
import { OrderDecisions } from '../../src/office/orders/order-decisions.ts';
import type { AdminOrderQueries } from '../../src/office/orders/ports.ts';
import { stub } from '../stub.ts';
import type { MemoryOrders } from './memory-orders.ts';
import type { MemoryPayouts } from './memory-payouts.ts';
import type { MemoryProposals } from './memory-proposals.ts';
import type { MemoryUnmatchedPayments } from './memory-unmatched-payments.ts';
import type { OrderPorts, OrderServices } from './order-services.ts';

type Ids = readonly (number | null)[];
type TiesOf = (adminId: number | null, members: Ids) => AdministratorTies;

interface OfficePorts
  extends Pick<OrderPorts, 'store' | 'payouts' | 'jobs' | 'emails' | 'clock' | 'transaction'> {
  readonly proposals: MemoryProposals;
  readonly changes: OrderServices['changes'];
  readonly unclaimedMoney: OrderServices['unclaimedMoney'];
  readonly adminQueries: AdminOrderQueries;
  readonly tiesOf: TiesOf;
  readonly audit: NewAuditEntry[];
}

/** What administrators read of orders, and `asked`, which of them they have asked for. */
export function adminOrderQueries({
  store,
  payouts,
  proposals,
  unmatched,
  tiesOf,
}: {
  readonly store: MemoryOrders;
  readonly payouts: MemoryPayouts;
  readonly proposals: MemoryProposals;
  readonly unmatched: MemoryUnmatchedPayments;
  readonly tiesOf: TiesOf;
}) {
  const asked: Parameters<AdminOrderQueries['orders']>[0][] = [];
  const adminQueries: AdminOrderQueries = {
    async orders(which, { limit }) {
      asked.push(which);
      const rows = await Promise.all([...store.kept.keys()].map((id) => store.find(id)));
      const found = rows.filter((row) => row !== undefined).slice(0, limit);
      return found.map((row) => ({ ...row, cursor: { at: row.order.id, id: row.order.id } }));
    },
    async order(id, { proposedSince, by }) {
      const row = await store.find(id);
      if (!row) return undefined;
      const { buyerId, sellerId } = row.order;
      const check = payouts.checks.get(id);
      return {
        row,
        steps: [],
        proposal: proposals.openOf(id, proposedSince) ?? null,
        payoutCheck: check?.approvedAt === null ? check : null,
        payoutsHeld: sellerId !== null && payouts.held.has(sellerId),
        isUnpaid: (await unmatched.open(Number.POSITIVE_INFINITY)).some(
          ({ kind, orderId }) => kind === 'seller-left' && orderId === id,
        ),
        canBePaid: sellerId === null && typeof store.kept.get(id)?.sellerAccountId === 'string',
        ties: tiesOf(by, [buyerId, sellerId]),
      };
    },
  };
  return { asked, adminQueries };
}

/** What administrators do with orders, over the ports they are given. */
export function adminOrderServices(ports: OfficePorts) {
  const { store, payouts, proposals, changes, adminQueries, tiesOf, audit } = ports;
  const { jobs, emails, clock, transaction } = ports;
  const twoApprovalsAbove = 50_000;
  const adminOrders = new AdminOrders({
    adminOrderQueries: adminQueries,
    clock,
    twoApprovalsAbove,
  });
  const decisions = new OrderDecisions({
    orderStore: store,
    ledger: store,
    unclaimedMoney: ports.unclaimedMoney,
    jobs,
    emails,
    clock,
    transaction,
    orderChanges: changes,
    decisionProposals: proposals,
    payoutCheckStore: payouts,
    adminOrderQueries: adminQueries,
    adminOrders: adminOrders,
    moneyAuthority: new MoneyAuthority({
      administratorTies: stub({
        between: async (adminId, members) => tiesOf(adminId, members),
      }),
      keyedDigests: stub({}),
    }),
    administratorStore: stub({ list: async () => [] }),
    auditLog: stub({ add: async (entry) => void audit.push(entry) }),
    twoApprovalsAbove,
  });
  return { adminOrders, decisions };
}
