import { readQuery } from '../../platform/queries/read-query.ts';

/** Coming swaps in which the member's children are named. */
export const childSwapsQuery = readQuery('get /api/swaps/children');
