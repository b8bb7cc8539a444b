import type { DisputeList } from '@nestmates/application/office/disputes/contract.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { adminData } from '../admin/unready.ts';

/** What is to be answered is what the list shows without being asked for anything else. */
export const disputesQuery = (list: DisputeList) => ({
  ...listQuery('get /api/admin/disputes', { list: list === 'answer' ? undefined : list }),
  ...adminData,
});

export const disputeQuery = (id: number) => ({
  ...readQuery('get /api/admin/disputes/:id', { id }),
  ...adminData,
});
