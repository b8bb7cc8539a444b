import {
  type AdminOrderListState,
  AdminOrdersScreen,
  adminOrderTabs,
} from '@nestmates/ui/screens/office/orders/AdminOrdersScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { unreadyState } from '../admin/unready.ts';
import { adminOrdersQuery } from './admin-order-queries.ts';

export default function AdminOrdersPage() {
  useTitle('Admin orders');
  const [search, setSearch] = useSearchParams();
  const tab = adminOrderTabs.find((one) => one === search.get('tab')) ?? 'problems';
  const query = useInfiniteQuery(adminOrdersQuery(tab));
  const more = useLoadMore(query);
  const orders: AdminOrderListState = query.data
    ? { kind: 'ready', orders: query.data.items, more }
    : unreadyState(query);
  return (
    <AdminOrdersScreen
      state={{
        tab,
        orders,
        onTab: (next) => setSearch(next === 'problems' ? {} : { tab: next }, { replace: true }),
      }}
    />
  );
}
