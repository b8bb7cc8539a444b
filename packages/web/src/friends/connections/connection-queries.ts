import { listQuery } from '../../platform/queries/lists.ts';

/** The connection requests that wait for the member's answer. */
export const pendingRequestsQuery = listQuery('get /api/connections/pending', {});

/** The member's connections. */
export const matchesQuery = listQuery('get /api/matches', {});
