import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

export const currentInsightQuery = readQuery('get /api/insights/current');

export const insightsQuery = listQuery('get /api/insights');

export const aiSettingsQuery = readQuery('get /api/mommy-ai');

export const sharedFactsQuery = readQuery('get /api/mommy-ai/shared');
