import { orderLists } from '@nestmates/domain/market/orders/order-lists.ts';
import type { Beside } from '@nestmates/ui/components/layout/beside.ts';
import {
  OrdersScreen,
  type OrderTab,
  orderTabs,
} from '@nestmates/ui/screens/market/orders/list/OrdersScreen.tsx';
import { createSearchParams, useSearchParams } from 'react-router-dom';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useRestricted } from '../../platform/session/restricted.ts';
import { useOrderAction } from './use-order-action.ts';
import { useOrderDialogs } from './use-order-dialogs.tsx';
import { useOrderList } from './use-order-list.ts';

/** A stage stands in the address only where one is chosen. */
const searchOf = (tab: OrderTab, list: string | undefined) => ({
  tab,
  ...(list === undefined ? {} : { list }),
});

interface MyOrdersProps {
  /** The order whose page stands beside the list, if they are beside each other. */
  readonly beside: Beside | undefined;
  /** Where the address says none. */
  readonly usualTab: OrderTab;
}

/** What the member has bought and sold. */
export function MyOrdersContainer({ beside, usualTab }: MyOrdersProps) {
  const [search, setSearch] = useSearchParams();
  const tab = orderTabs.find((one) => one === search.get('tab')) ?? usualTab;
  const list = orderLists.find((one) => one === search.get('list'));
  const { act, pending } = useOrderAction();
  const { open, dialog } = useOrderDialogs();
  const now = useNow();
  const isRestricted = useRestricted();
  const orders = useOrderList(tab, list, pending);
  return (
    <>
      <OrdersScreen
        state={{
          kind: 'open',
          tab,
          list,
          orders,
          now,
          isRestricted,
          beside: beside && { ...beside, search: `?${createSearchParams(searchOf(tab, list))}` },
          onTab: (next) => setSearch(searchOf(next, list), { replace: true }),
          onList: (next) => setSearch(searchOf(tab, next), { replace: true }),
          onAct: (order, action) => (action === 'ship' ? open(order, action) : act(order, action)),
        }}
      />
      {dialog}
    </>
  );
}
