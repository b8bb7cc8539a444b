import type { AdminOrderTab } from '@nestmates/ui/screens/office/orders/AdminOrdersScreen.tsx';
import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { administrationData } from '../administration/unready.ts';

/** The problems are what the list shows without being asked for anything else. */
export const decidedOrdersQuery = (list: AdminOrderTab) => ({
  ...listQuery('get /api/admin/orders', {
    list: list === 'problems' ? undefined : list,
  }),
  ...administrationData,
});

export const decidedOrderQuery = (id: number) => ({
  ...readQuery('get /api/admin/orders/:id', { id }),
  ...administrationData,
});
