import { orderLists } from '@nestmates/domain/market/orders/order-lists.ts';
import {
  OrdersScreen,
  type OrderTab,
  orderTabs,
} from '@nestmates/ui/screens/market/orders/list/OrdersScreen.tsx';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useRestricted } from '../../platform/session/restricted.ts';
import { useSession } from '../../platform/session/session.ts';
import { useOrderAction } from './use-order-action.ts';
import { useOrderDialogs } from './use-order-dialogs.tsx';
import { useOrderList } from './use-order-list.ts';

/** Only what differs from the page's first look stands in its address. */
const searchOf = (tab: OrderTab, list: string | undefined) => ({
  ...(tab === 'purchases' ? {} : { tab }),
  ...(list === undefined ? {} : { list }),
});

function OwnOrders() {
  const [search, setSearch] = useSearchParams();
  const tab = orderTabs.find((one) => one === search.get('tab')) ?? 'purchases';
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
          onTab: (next) => setSearch(searchOf(next, list), { replace: true }),
          onList: (next) => setSearch(searchOf(tab, next), { replace: true }),
          onAct: (order, action) => (action === 'ship' ? open(order, action) : act(order, action)),
        }}
      />
      {dialog}
    </>
  );
}

export default function MyOrdersPage() {
  useTitle('My Orders');
  return useSession().kind === 'member' ? <OwnOrders /> : <OrdersScreen state={{ kind: 'signed-out' }} />;
}
