import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

export const playdateListQueries = {
  proposed: listQuery('get /api/playdates/proposed'),
  scheduled: listQuery('get /api/playdates/scheduled'),
  past: listQuery('get /api/playdates/past'),
} as const;

/** Those with another member, for the thread of the two. */
export const playdatesWithQuery = (userId: number) =>
  readQuery('get /api/playdates/with/:userId', { userId });

/** When both are free, to propose other times. */
export const commonTimesQuery = (playdateId: number) =>
  readQuery('get /api/playdates/:playdateId/times', { playdateId });
