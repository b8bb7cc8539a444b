import type { AdminOrderTab } from '@nestmates/ui/screens/office/orders/AdminOrdersScreen.tsx';
import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';
import { administrationData } from '../administration/unready.ts';

/** The problems are what the list shows without being asked for anything else. */
export const decidedOrdersQuery = (list: AdminOrderTab) => ({
  ...listQuery('get /api/admin/orders', {
    ...(list === 'problems' ? {} : { query: { list } }),
    failedMessage: 'Failed to load the orders.',
  }),
  ...administrationData,
});

export const decidedOrderQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('get /api/admin/orders/:id', id),
    queryFn: () => call('get /api/admin/orders/:id', { params: { id } }),
    initialData: () => sentAnswer('get /api/admin/orders/:id', { params: { id } }),
    meta: { failedMessage: 'Failed to load this order.', expectedStatuses: [404] },
    ...administrationData,
  });
