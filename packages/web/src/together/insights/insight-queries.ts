import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

export const currentInsightQuery = queryOptions({
  queryKey: queryKey('get /api/insights/current'),
  queryFn: () => call('get /api/insights/current'),
  initialData: () => sentAnswer('get /api/insights/current'),
});

export const insightsQuery = listQuery('get /api/insights');

export const aiSettingsQuery = queryOptions({
  queryKey: queryKey('get /api/mommy-ai'),
  queryFn: () => call('get /api/mommy-ai'),
  initialData: () => sentAnswer('get /api/mommy-ai'),
});

export const sharedFactsQuery = queryOptions({
  queryKey: queryKey('get /api/mommy-ai/shared'),
  queryFn: () => call('get /api/mommy-ai/shared'),
  initialData: () => sentAnswer('get /api/mommy-ai/shared'),
});
