import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';
import { administrationData } from '../administration/unready.ts';

export const membersQuery = (search: string) => ({
  ...listQuery('get /api/admin/members', {
    ...(search ? { query: { search } } : {}),
    failedMessage: 'Failed to load the members.',
  }),
  ...administrationData,
});

export const memberRecordQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('get /api/admin/members/:id', id),
    queryFn: () => call('get /api/admin/members/:id', { params: { id } }),
    initialData: () => sentAnswer('get /api/admin/members/:id', { params: { id } }),
    meta: { failedMessage: 'Failed to load this member.', expectedStatuses: [404] },
    ...administrationData,
  });
