import { readQuery } from '../../platform/queries/read-query.ts';

/** In which coming swaps her children are named. */
export const childSwapsQuery = readQuery('get /api/swaps/children');
