import type { OrderFilter } from '@nestmates/domain/market/orders/order-lists.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { firstPageQuery, readQuery } from '../../platform/queries/read-query.ts';

export const purchasesQuery = (list?: OrderFilter) => listQuery('get /api/orders/buyer', { list });

export const salesQuery = (list?: OrderFilter) => listQuery('get /api/orders/seller', { list });

export const orderQuery = (id: number) => readQuery('get /api/orders/:id', { id });

/** The newest of those that are not over, and whether there are more, for the dashboard. */
const onDashboard = { list: 'open', limit: 3 } as const;

export const openPurchasesQuery = firstPageQuery('get /api/orders/buyer', onDashboard);

export const openSalesQuery = firstPageQuery('get /api/orders/seller', onDashboard);

/** What the buyer has bought or begun to buy last. */
export const latestOrderQuery = readQuery('get /api/orders/latest');
