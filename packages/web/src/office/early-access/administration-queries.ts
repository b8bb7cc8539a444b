import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';
import { administrationData } from '../administration/unready.ts';

const failedMessage = 'Failed to load early access data. Please try refreshing the page.';

export const earlyAccessQuery = queryOptions({
  queryKey: queryKey('get /admin/early-access'),
  queryFn: () => call('get /admin/early-access'),
  initialData: () => sentAnswer('get /admin/early-access'),
  meta: { failedMessage },
  ...administrationData,
});

export const codesQuery = queryOptions({
  queryKey: queryKey('get /api/admin/codes'),
  queryFn: () => call('get /api/admin/codes'),
  initialData: () => sentAnswer('get /api/admin/codes'),
  meta: { failedMessage },
  ...administrationData,
});
