import type { OrderList } from '@nestmates/domain/market/orders/order-lists.ts';
import { SellerOrdersTab } from '@nestmates/ui/screens/market/orders/list/SellerOrdersTab.tsx';
import { useState } from 'react';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useOrderAction } from './use-order-action.ts';
import { useOrderDialogs } from './use-order-dialogs.tsx';
import { useOrderList } from './use-order-list.ts';

/** The orders of a seller in their sub-tabs. */
export function SellerOrdersTabContainer() {
  const [list, setList] = useState<OrderList>('pending');
  const { act, pending } = useOrderAction();
  const { open, dialog } = useOrderDialogs();
  const orders = useOrderList('sales', list, pending);
  const now = useNow();
  return (
    <>
      <SellerOrdersTab
        state={{
          list,
          orders,
          now,
          onList: setList,
          onAct: (order, action) => (action === 'ship' ? open(order, action) : act(order, action)),
        }}
      />
      {dialog}
    </>
  );
}
