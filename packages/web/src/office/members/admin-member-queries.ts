import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { adminData } from '../admin/unready.ts';

export const adminMembersQuery = (search: string) => ({
  ...listQuery('get /api/admin/members', {
    search: search || undefined,
  }),
  ...adminData,
});

export const sharingQuery = (id: number) => ({
  ...readQuery('get /api/admin/members/:id/same-person', { id }),
  ...adminData,
});

export const adminMemberQuery = (id: number) => ({
  ...readQuery('get /api/admin/members/:id', { id }),
  ...adminData,
});
