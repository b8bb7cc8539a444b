import { readQuery } from '../../platform/queries/read-query.ts';

export const savedSearchesQuery = readQuery('get /api/saved-searches');
