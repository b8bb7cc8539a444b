import type { AdminOrderView } from '@nestmates/application/office/orders/contract.ts';
import type { WaitingPartingView } from '@nestmates/application/office/same-person/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { Tabs } from '../../../components/navigation/Tabs.tsx';
import { type Column, DataTable } from '../../../components/tables/DataTable.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { dateText } from '../admin/moment-text.ts';
import { AdminOrderBadges } from './AdminOrderBadges.tsx';
import { whoAndWhom } from './admin-order-text.ts';
import { WaitingPartings } from './WaitingPartings.tsx';

export const adminOrderTabs = ['problems', 'approvals', 'stuck', 'all'] as const;
export type AdminOrderTab = (typeof adminOrderTabs)[number];

export type AdminOrderListState =
  | AdminUnreadyState
  | {
      readonly kind: 'ready';
      /** The newest first. */
      readonly orders: readonly AdminOrderView[];
      readonly more?: MoreItems | undefined;
      /** Those that are to be approved, too. */
      readonly partings?: readonly WaitingPartingView[] | undefined;
    };

export interface AdminOrdersScreenState {
  readonly tab: AdminOrderTab;
  readonly orders: AdminOrderListState;
  onTab(tab: AdminOrderTab): void;
}

const labels: Readonly<Record<AdminOrderTab, string>> = {
  problems: 'Open Problems',
  approvals: 'To Approve',
  stuck: 'Stuck Money',
  all: 'All Orders',
};

const empty: Readonly<Record<AdminOrderTab, ReactNode>> = {
  problems: (
    <EmptyState scene="quiet" title="No open problems">
      Where a buyer reports one, it stands here until it is settled.
    </EmptyState>
  ),
  approvals: (
    <EmptyState scene="quiet" title="Nothing to approve">
      Releases that wait for a look stand here, and decisions that need a second administrator.
    </EmptyState>
  ),
  stuck: (
    <EmptyState scene="quiet" title="No money is stuck">
      What should have moved and has not stands here.
    </EmptyState>
  ),
  all: (
    <EmptyState scene="shelf" title="Nothing was sold yet">
      Paid orders stand here.
    </EmptyState>
  ),
};

const sinceOf = ({ problemAt, paidAt, createdAt }: AdminOrderView) => problemAt ?? paidAt ?? createdAt;

const columns: readonly [Column<AdminOrderView>, ...Column<AdminOrderView>[]] = [
  { id: 'what', label: 'What', cell: ({ title }) => title },
  { id: 'who', label: 'Who', cell: whoAndWhom },
  { id: 'order', label: 'Order', cell: ({ id }) => id },
  { id: 'status', label: 'Status', cell: (order) => <AdminOrderBadges order={order} /> },
  {
    id: 'since',
    label: 'Since',
    cell: (order) => <time dateTime={sinceOf(order)}>{dateText(sinceOf(order))}</time>,
  },
  { id: 'paid', label: 'Paid', numeric: true, cell: ({ total }) => dollars(total) },
  { id: 'held', label: 'Held', numeric: true, cell: ({ money }) => dollars(money.held) },
];

function List({ state, tab }: { readonly state: AdminOrderListState; readonly tab: AdminOrderTab }) {
  if (state.kind !== 'ready') return <AdminUnready state={state} what="the orders" />;
  const { orders, more, partings = [] } = state;
  const hasOrders = orders.length > 0 || more !== undefined;
  if (!hasOrders && partings.length === 0) return empty[tab];
  return (
    <Stack gap={6}>
      {hasOrders && (
        <DataTable
          caption={labels[tab]}
          columns={columns}
          rows={orders}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/admin/orders/${id}`}
          more={more}
          itemName="orders"
        />
      )}
      {partings.length > 0 && <WaitingPartings partings={partings} />}
    </Stack>
  );
}

/** What administrators decide: problems on which the two do not agree, and money that does not move. */
export function AdminOrdersScreen({ state }: { readonly state: AdminOrdersScreenState }) {
  const { tab: chosen, orders, onTab } = state;
  return (
    <AdminPage
      current="orders"
      title={
        <>
          Admin <em>orders</em>
        </>
      }
    >
      <Tabs
        label="Orders"
        value={chosen}
        onChange={(id) => onTab(adminOrderTabs.find((tab) => tab === id) ?? 'problems')}
        items={adminOrderTabs.map((tab) => ({
          id: tab,
          label: labels[tab],
          content: <List state={orders} tab={tab} />,
        }))}
      />
    </AdminPage>
  );
}
