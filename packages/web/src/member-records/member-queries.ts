import { queryOptions } from '@tanstack/react-query';
import { administrationData } from '../administration/unready.ts';
import { call, sentAnswer } from '../api/call.ts';
import { listQuery } from '../queries/lists.ts';
import { queryKey } from '../queries/query-key.ts';

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
