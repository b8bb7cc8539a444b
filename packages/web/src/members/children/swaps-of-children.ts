import { readQuery } from '../../platform/queries/read-query.ts';

/** In which coming swaps the member's children are named. */
export const childSwapsQuery = readQuery('get /api/swaps/children');
