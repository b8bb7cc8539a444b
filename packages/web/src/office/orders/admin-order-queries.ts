import type { AdminOrderTab } from '@nestmates/ui/screens/office/orders/AdminOrdersScreen.tsx';
import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { adminData } from '../admin/unready.ts';

/** The problems are what the list shows without being asked for anything else. */
export const adminOrdersQuery = (list: AdminOrderTab) => ({
  ...listQuery('get /api/admin/orders', {
    list: list === 'problems' ? undefined : list,
  }),
  ...adminData,
});

export const waitingPartingsQuery = () => ({
  ...readQuery('get /api/admin/partings'),
  ...adminData,
});

export const adminOrderQuery = (id: number) => ({
  ...readQuery('get /api/admin/orders/:id', { id }),
  ...adminData,
});
