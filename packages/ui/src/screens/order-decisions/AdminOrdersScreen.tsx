import type { DecidedOrderView } from '@nestmates/application/order-decisions/contract.ts';
import { dollars } from '@nestmates/domain/shared/money.ts';
import type { ReactNode } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../components/feedback/Skeleton.tsx';
import { Badge } from '../../components/labels/Badge.tsx';
import { LoadMore, type MoreItems } from '../../components/navigation/LoadMore.tsx';
import { Tabs } from '../../components/navigation/Tabs.tsx';
import { AdminPage } from '../administration/AdminPage.tsx';
import { dayTimeText, statusBadge } from '../orders/order-text.ts';
import styles from './AdminOrdersScreen.module.css';
import { whoAndWhom } from './decision-text.ts';

export const adminOrderTabs = ['problems', 'stuck', 'all'] as const;
export type AdminOrderTab = (typeof adminOrderTabs)[number];

export type AdminOrderListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | {
      readonly kind: 'ready';
      /** The newest first. */
      readonly orders: readonly DecidedOrderView[];
      readonly more?: MoreItems | undefined;
    };

export interface AdminOrdersScreenState {
  readonly tab: AdminOrderTab;
  readonly orders: AdminOrderListState;
  onTab(tab: AdminOrderTab): void;
}

const labels: Readonly<Record<AdminOrderTab, string>> = {
  problems: 'Open Problems',
  stuck: 'Stuck Money',
  all: 'All Orders',
};

const empty: Readonly<Record<AdminOrderTab, ReactNode>> = {
  problems: (
    <EmptyState scene="quiet" title="No open problems">
      Where a buyer reports one, it stands here until it is settled.
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

function Entry({ order }: { readonly order: DecidedOrderView }) {
  const { id, title, total, money, problemAt, paidAt, createdAt, moneyUnderWay } = order;
  const { tone, words } = statusBadge(order);
  return (
    <tr className={styles.row}>
      <td className={styles.number}>{id}</td>
      <th scope="row" className={styles.what}>
        <Link className={styles.title} href={`/admin/orders/${id}`}>
          {title}
        </Link>
        <span className={styles.who}>{whoAndWhom(order)}</span>
      </th>
      <td className={styles.status}>
        <Badge tone={tone}>{words}</Badge>
        {order.disputed && <Badge tone="brick">Disputed</Badge>}
        {moneyUnderWay && <Badge tone="ochre">Money due</Badge>}
      </td>
      <td className={styles.since}>
        <time dateTime={problemAt ?? paidAt ?? createdAt}>
          {dayTimeText(problemAt ?? paidAt ?? createdAt)}
        </time>
      </td>
      <td className={styles.money}>
        {dollars(total)} <span className={styles.held}>{dollars(money.held)} held</span>
      </td>
    </tr>
  );
}

function List({ state, tab }: { readonly state: AdminOrderListState; readonly tab: AdminOrderTab }) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading the orders">
        <div className={styles.shapes}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="picture" height="64px" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        title="Failed to load the orders"
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        Check your internet and try again.
      </EmptyState>
    );
  }
  if (state.orders.length === 0 && !state.more) return empty[tab];
  return (
    <div>
      <table className={styles.table}>
        <caption className={styles.hidden}>{labels[tab]}</caption>
        <thead className={styles.columns}>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">What</th>
            <th scope="col">Status</th>
            <th scope="col">Since</th>
            <th scope="col">Paid</th>
          </tr>
        </thead>
        <tbody>
          {state.orders.map((order) => (
            <Entry key={order.id} order={order} />
          ))}
        </tbody>
      </table>
      <LoadMore more={state.more} itemName="orders" />
    </div>
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
