import type { OrderFilter } from '@nestmates/domain/market/orders/order-lists.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage, sentAnswer, sentPage } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

const only = (list: OrderFilter | undefined) => (list ? { query: { list } } : {});

export const purchasesQuery = (list?: OrderFilter) =>
  listQuery('get /api/orders/buyer', { ...only(list), failedMessage: 'Failed to fetch your purchases.' });

export const salesQuery = (list?: OrderFilter) =>
  listQuery('get /api/orders/seller', { ...only(list), failedMessage: 'Failed to fetch your sales.' });

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('get /api/orders/:id', id),
    queryFn: () => call('get /api/orders/:id', { params: { id } }),
    initialData: () => sentAnswer('get /api/orders/:id', { params: { id } }),
    meta: { failedMessage: 'Failed to load this order.', expectedStatuses: [404] },
  });

/** The newest of those that are not over, and whether there are more, for the dashboard. */
const onDashboard = { list: 'open', limit: 3 } as const;

export const openPurchasesQuery = queryOptions({
  queryKey: queryKey('get /api/orders/buyer', 'open'),
  queryFn: () => callPage('get /api/orders/buyer', onDashboard),
  initialData: () => sentPage('get /api/orders/buyer', onDashboard),
});

export const openSalesQuery = queryOptions({
  queryKey: queryKey('get /api/orders/seller', 'open'),
  queryFn: () => callPage('get /api/orders/seller', onDashboard),
  initialData: () => sentPage('get /api/orders/seller', onDashboard),
});

/** What she has bought or begun to buy last. */
export const latestOrderQuery = queryOptions({
  queryKey: queryKey('get /api/orders/latest'),
  queryFn: () => call('get /api/orders/latest'),
  initialData: () => sentAnswer('get /api/orders/latest'),
});

/** What she has earned as a seller. */
export const earningsQuery = queryOptions({
  queryKey: queryKey('get /api/seller/earnings'),
  queryFn: () => call('get /api/seller/earnings'),
});
