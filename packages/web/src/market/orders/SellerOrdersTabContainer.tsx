import type { OrderList } from '@nestmates/domain/market/orders/order-lists.ts';
import type { OrderListState } from '@nestmates/ui/screens/market/orders/list/OrderList.tsx';
import { SellerOrdersTab } from '@nestmates/ui/screens/market/orders/list/SellerOrdersTab.tsx';
import { todoActions } from '@nestmates/ui/screens/market/orders/order-action-kinds.ts';
import { useState } from 'react';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useOrderAction } from './use-order-action.ts';
import { useOrderDialogs } from './use-order-dialogs.tsx';
import { useOrderList } from './use-order-list.ts';

/** What a seller has to do stands above, with its buttons, so the list of it has none. */
function withoutTodo(state: OrderListState): OrderListState {
  if (state.kind !== 'ready') return state;
  const isElsewhere = (action: string): boolean => todoActions.some((each) => each === action);
  return {
    ...state,
    orders: state.orders.map((order) => ({
      ...order,
      actions: order.actions.filter((action) => !isElsewhere(action)),
    })),
  };
}

/** The orders of a seller, below what waits for them: first what is on its way. */
export function SellerOrdersTabContainer() {
  const [list, setList] = useState<OrderList>('shipped');
  const { act, pending } = useOrderAction();
  const { open, dialog } = useOrderDialogs();
  const orders = useOrderList('sales', list, pending);
  const now = useNow();
  return (
    <>
      <SellerOrdersTab
        state={{
          list,
          orders: withoutTodo(orders),
          now,
          onList: setList,
          onAct: (order, action) => (action === 'ship' ? open(order, action) : act(order, action)),
        }}
      />
      {dialog}
    </>
  );
}
