import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { OrderList as ListName } from '@nestmates/domain/market/orders/order-lists.ts';
import { type ReactNode, useRef } from 'react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { listTitle } from '../../../../components/layout/beside.ts';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { Tabs } from '../../../../components/navigation/Tabs.tsx';
import { useFocusContainerWhenLost } from '../../../../focus/use-focus-container-when-lost.ts';
import type { OrderListAction } from '../actions/order-action-kinds.ts';
import { useOrderQuestion } from '../actions/use-order-question.tsx';
import { OrderFilter } from './OrderFilter.tsx';
import { OrderList, type OrderListState, type OrdersBeside } from './OrderList.tsx';
import styles from './OrdersScreen.module.css';

export const orderTabs = ['purchases', 'sales'] as const;
export type OrderTab = (typeof orderTabs)[number];

export interface OpenOrders {
  readonly kind: 'open';
  readonly tab: OrderTab;
  /** The stage that is shown; all without one. */
  readonly list: ListName | undefined;
  /** Orders of the tab and the stage. */
  readonly orders: OrderListState;
  readonly now: Date;
  /** The rest of the app is closed to the member, so nothing leads there. */
  readonly isRestricted?: boolean | undefined;
  readonly beside?: OrdersBeside | undefined;
  onTab(tab: OrderTab): void;
  onList(list: ListName | undefined): void;
  onAct(order: OrderView, action: OrderListAction): void;
}

export type OrdersScreenState = { readonly kind: 'signed-out' } | OpenOrders;

const emptyStates: Readonly<Record<OrderTab, ReactNode>> = {
  purchases: (
    <EmptyState
      scene="shelf"
      title="You have bought nothing yet"
      action={<LinkButton href="/marketplace">Browse the Marketplace</LinkButton>}
    >
      We hold your payment until you have the thing, or seven days after it was shipped.
    </EmptyState>
  ),
  sales: (
    <EmptyState
      scene="shelf"
      title="You have sold nothing yet"
      action={<LinkButton href="/marketplace/my-listings">See Your Listings</LinkButton>}
    >
      What others buy from you stands here, with when you are paid.
    </EmptyState>
  ),
};

const noneInList: Readonly<Record<ListName, string>> = {
  pending: 'Nothing waits to be sent',
  shipped: 'Nothing is on its way',
  completed: 'Nothing is completed yet',
};

function Nothing({ tab, list, isRestricted }: Pick<OpenOrders, 'tab' | 'list' | 'isRestricted'>) {
  if (list) return <EmptyState scene="quiet" title={noneInList[list]} />;
  return isRestricted ? <EmptyState scene="quiet" title="There is nothing here" /> : emptyStates[tab];
}

function Open({ state }: { readonly state: OpenOrders }) {
  const { tab, list, orders, now, isRestricted, beside, onTab, onList, onAct } = state;
  const page = useRef<HTMLDivElement>(null);
  useFocusContainerWhenLost(page, orders.kind === 'ready' ? orders.orders.length : null);
  const { ask, question } = useOrderQuestion((order, action) => onAct(order, action as OrderListAction));
  const content = (
    <>
      <OrderFilter list={list} onList={onList} />
      <OrderList
        state={orders}
        now={now}
        beside={beside}
        empty={<Nothing tab={tab} list={list} isRestricted={isRestricted} />}
        onAct={(order, action) => (action === 'ship' ? onAct(order, action) : ask(order, action))}
      />
    </>
  );
  return (
    <Page
      ref={page}
      className={styles.page}
      titleAs={listTitle(beside)}
      title={
        <>
          My <em>Orders</em>
        </>
      }
    >
      <Tabs
        label="Orders"
        value={tab}
        onChange={(id) => onTab(orderTabs.find((one) => one === id) ?? 'purchases')}
        items={[
          { id: 'purchases', label: 'My Purchases', content },
          { id: 'sales', label: 'My Sales', content },
        ]}
      />
      {question}
    </Page>
  );
}

/** What the member has bought and sold. */
export function OrdersScreen({ state }: { readonly state: OrdersScreenState }) {
  if (state.kind === 'open') return <Open state={state} />;
  return (
    <EmptyPage scene="shelf" title="Login Required" action={<LinkButton href="/auth">Log In</LinkButton>}>
      Please log in to see what you have bought and sold.
    </EmptyPage>
  );
}
