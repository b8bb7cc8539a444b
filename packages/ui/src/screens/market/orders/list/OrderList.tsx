import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { LoadMore, type MoreItems } from '../../../../components/navigation/LoadMore.tsx';
import { useTapGuard } from '../../../../taps/use-tap-guard.ts';
import type { OrderListAction } from '../order-action-kinds.ts';
import { OrderEntry } from './OrderEntry.tsx';
import styles from './OrderList.module.css';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';

export type OrderListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | {
      readonly kind: 'ready';
      readonly orders: readonly OrderView[];
      readonly more?: MoreItems | undefined;
      /** The orders with which something is being done. */
      readonly acting?: readonly number[];
    };

export interface OrderListProps {
  readonly state: OrderListState;
  readonly now: Date;
  readonly empty: ReactNode;
  onAct(order: OrderView, action: OrderListAction): void;
}

type Ready = Extract<OrderListState, { kind: 'ready' }>;

function Orders({ state, now, onAct }: Pick<OrderListProps, 'now' | 'onAct'> & { readonly state: Ready }) {
  const { orders, acting = [] } = state;
  const { isIntended } = useTapGuard(orders.map(({ id }) => id));
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.id} className={styles.item}>
          <OrderEntry
            order={order}
            now={now}
            acting={acting.includes(order.id)}
            onAct={(_, action, event) => isIntended(event, action) && onAct(order, action)}
          />
        </li>
      ))}
    </ul>
  );
}

export function OrderList({ state, now, empty, onAct }: OrderListProps) {
  if (state.kind === 'loading') return <OrderListSkeleton />;
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        title="We could not load your orders"
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        They are safe. Your connection may be gone for a moment.
      </EmptyState>
    );
  }
  if (state.orders.length === 0 && !state.more) return empty;
  return (
    <div>
      <Orders state={state} now={now} onAct={onAct} />
      <LoadMore more={state.more} itemName="orders" />
    </div>
  );
}
