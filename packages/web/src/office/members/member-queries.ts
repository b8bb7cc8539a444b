import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { administrationData } from '../administration/unready.ts';

export const membersQuery = (search: string) => ({
  ...listQuery('get /api/admin/members', {
    search: search || undefined,
  }),
  ...administrationData,
});

export const memberRecordQuery = (id: number) => ({
  ...readQuery('get /api/admin/members/:id', { id }),
  ...administrationData,
});
