import { listQuery } from '../../platform/queries/lists.ts';
import { firstPageQuery } from '../../platform/queries/read-query.ts';

/** The connection requests that wait for the member's answer. */
export const pendingRequestsQuery = listQuery('get /api/connections/pending', {});

/** The member's connections. */
export const matchesQuery = listQuery('get /api/matches', {});

/** The newest of them, for pages that show no more; stale together with the whole list. */
export const newestMatchesQuery = (limit: number) => firstPageQuery('get /api/matches', { limit });
