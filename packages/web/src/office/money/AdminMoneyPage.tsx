import { AdminMoneyScreen } from '@nestmates/ui/screens/office/money/AdminMoneyScreen.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { adminData, unreadyState } from '../admin/unready.ts';

const moneyQuery = queryOptions({
  queryKey: queryKey('get /api/admin/money'),
  queryFn: () => call('get /api/admin/money'),
  initialData: () => sentAnswer('get /api/admin/money'),
  meta: { failedMessage: 'Failed to load the money.' },
  ...adminData,
});

export default function AdminMoneyPage() {
  useTitle('Money');
  const query = useQuery(moneyQuery);
  return <AdminMoneyScreen state={query.data ? { kind: 'ready', money: query.data } : unreadyState(query)} />;
}
