import { readQuery } from '../../platform/queries/read-query.ts';

export const wavesQuery = (userId: number) => readQuery('get /api/connections/:userId/waves', { userId });
