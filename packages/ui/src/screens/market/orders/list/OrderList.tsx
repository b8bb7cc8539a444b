import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import type { Beside } from '../../../../components/layout/beside.ts';
import { LoadMore, type MoreItems } from '../../../../components/navigation/LoadMore.tsx';
import { useTapGuard } from '../../../../taps/use-tap-guard.ts';
import type { OrderListAction } from '../actions/order-action-kinds.ts';
import { OrderEntry } from './OrderEntry.tsx';
import styles from './OrderList.module.css';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';

export type OrderListState = Loadable<{
  readonly orders: readonly OrderView[];
  readonly more?: MoreItems | undefined;
  /** The orders with which something is being done. */
  readonly acting?: readonly number[];
}>;

/** Props of a list beside the page of an order. */
export interface OrdersBeside extends Beside {
  /** What of the address is about the list, and stays when another order is opened. */
  readonly search: string;
}

export interface OrderListProps {
  readonly state: OrderListState;
  readonly now: Date;
  readonly beside?: OrdersBeside | undefined;
  readonly empty: ReactNode;
  /** What stands below an order. */
  readonly below?: ((order: OrderView) => ReactNode) | undefined;
  onAct(order: OrderView, action: OrderListAction): void;
}

type Ready = Extract<OrderListState, { kind: 'ready' }>;

type OrdersProps = Omit<OrderListProps, 'state' | 'empty'> & { readonly state: Ready };

function Orders({ state, now, beside, below, onAct }: OrdersProps) {
  const { orders, acting = [] } = state;
  const { isIntended } = useTapGuard(orders.map(({ id }) => id));
  return (
    <ul className={styles.list} data-beside={beside !== undefined}>
      {orders.map((order) => (
        <li key={order.id} className={styles.item}>
          <OrderEntry
            order={order}
            now={now}
            href={`/orders/${order.id}${beside?.search ?? ''}`}
            current={order.id === beside?.openId}
            acting={acting.includes(order.id)}
            onAct={(_, action, event) => isIntended(event, action) && onAct(order, action)}
          />
          {below?.(order)}
        </li>
      ))}
    </ul>
  );
}

export const OrdersFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    scene="offline"
    title="We could not load your orders"
    action={<Button onClick={onRetry}>Try again</Button>}
  >
    They are safe. Your connection may be gone for a moment.
  </EmptyState>
);

export function OrderList({ state, now, beside, empty, below, onAct }: OrderListProps) {
  if (state.kind === 'loading') return <OrderListSkeleton beside={beside !== undefined} />;
  if (state.kind === 'failed') return <OrdersFailed onRetry={state.onRetry} />;
  if (state.orders.length === 0 && !state.more) return empty;
  return (
    <div>
      <Orders state={state} now={now} beside={beside} below={below} onAct={onAct} />
      <LoadMore more={state.more} itemName="orders" />
    </div>
  );
}
