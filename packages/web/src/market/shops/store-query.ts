import { readQuery } from '../../platform/queries/read-query.ts';

/** How her own store stands. */
export const storeQuery = readQuery('get /api/seller/store');
